import { type RefObject, useEffect, useRef, useState } from "react";
import { enter } from "./consoleFields.ts";

/**
 * The token the console is mounted with: the first there is, unless somebody has typed into the console before. Every
 * later one takes its place in the console's own field, so that nothing typed or answered is lost; a token that a
 * person has entered there stays.
 */
export function useConsoleMount(
  token: string | undefined,
  box: RefObject<HTMLElement | null>,
): string | undefined {
  const [mounted, setMounted] = useState(token);
  const [typed, setTyped] = useState(false);
  const given = useRef(new Set<string>());
  useEffect(() => {
    // An example the portal fills in is no typing.
    const onInput = ({ isTrusted, target }: Event) =>
      isTrusted && box.current?.contains(target as Node) && setTyped(true);
    // Heard behind React's own listener: drawn anew before that, the field would lose what was typed into it first.
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [box]);
  const mayMount = mounted === undefined && !typed;
  useEffect(() => {
    if (mayMount) setMounted(token);
  }, [token, mayMount]);
  useEffect(() => {
    const element = box.current;
    if (element === null || token === undefined || mayMount) return;
    const outdated = given.current.size > 0 ? new Set(given.current) : new Set([""]);
    given.current.add(token);
    if (token === mounted) return;
    const renew = () => {
      for (const input of element.querySelectorAll<HTMLInputElement>(
        'input[aria-label="authorizationToken"]',
      ))
        if (outdated.has(input.value)) enter(input, token);
    };
    // Another operation may be on the screen, or none, and its field come later.
    const observer = new MutationObserver(renew);
    observer.observe(element, { childList: true, subtree: true });
    renew();
    return () => observer.disconnect();
  }, [token, mounted, mayMount, box]);
  return mounted;
}
