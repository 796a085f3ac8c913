import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const storedUnder = "talent-portal.read";

/** How far the page was scrolled at each entry of this tab's history, pixels, by the entry's key. */
const places = new Map<string, number>(stored());

/** Where the reader is being brought back to, pixels; undefined once there, and where nobody was before. */
let returningTo = placeOf(entry());

// Heard before the router hears it, which draws the page within the event; a going back that is feigned leads nowhere.
window.addEventListener("popstate", ({ isTrusted }) => {
  if (isTrusted) returningTo = placeOf(entry());
});

/** Whether the reader comes back to where a page was left, by going back or forward or by loading it anew. */
export function isReturning(): boolean {
  return returningTo !== undefined;
}

/**
 * Brings the reader back to where a page was left. The browser does so at once, when a page that is drawn in parts is
 * not yet as long as it was; so it is done when it is, unless the reader has begun to read elsewhere.
 */
export function useReadingPlace(): void {
  const place = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("beforeunload", keep);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("beforeunload", keep);
    };
  }, []);
  useEffect(() => {
    if (way !== "POP") returningTo = undefined;
    note();
    return isReturning() ? bringBack() : undefined;
  }, [place]);
}

function note(): void {
  const key = entry();
  if (key !== undefined && !isReturning()) places.set(key, scrollY);
}

function keep(): void {
  note();
  sessionStorage.setItem(storedUnder, JSON.stringify([...places]));
}

/** Scrolls to the place as soon as the page is long enough; what is given ends the wait. */
function bringBack(): () => void {
  const observer = new ResizeObserver(look);
  const end = () => {
    observer.disconnect();
    for (const sign of signsOfReading) window.removeEventListener(sign, leave);
  };
  function leave() {
    returningTo = undefined;
    end();
  }
  function look() {
    if (returningTo === undefined || document.documentElement.scrollHeight - innerHeight < returningTo)
      return;
    window.scrollTo(0, returningTo);
    leave();
  }
  for (const sign of signsOfReading) window.addEventListener(sign, leave, { passive: true });
  observer.observe(document.body);
  look();
  return end;
}

const signsOfReading = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** The key of the entry the history is at; undefined for one the portal has not made, as of a link to a heading. */
function entry(): string | undefined {
  return history.state === null ? undefined : (history.state.key ?? "first");
}

function placeOf(key: string | undefined): number | undefined {
  return key === undefined ? undefined : places.get(key);
}

/** What was kept when the page was left; whoever comes by a link has not been at its first entry. */
function stored(): [string, number][] {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isBack = arrival?.type === "reload" || arrival?.type === "back_forward";
  const all: [string, number][] = JSON.parse(sessionStorage.getItem(storedUnder) ?? "[]");
  return all.filter(([key]) => isBack || key !== "first");
}
