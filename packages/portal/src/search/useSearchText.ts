import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { longestSearch } from "./toTerm.ts";

/** How long the address waits for the next key, milliseconds. */
const addressDelayMs = 300;

/** The text of the search box. It stands in the address as `q`, so that reload, back and a shared link keep it. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOwn = useNavigationType() === "REPLACE" && state?.fromSearchBox === true;
  const inAddress = (parameters.get("q") ?? "").slice(0, longestSearch);
  const [text, setText] = useState(inAddress);
  const [typed, setTyped] = useState(false);

  useEffect(() => {
    // The box is ahead of an address it wrote itself: on a busy page keys come before the address is drawn.
    if (isOwn) return;
    setText(inAddress);
    setTyped(false);
  }, [inAddress, isOwn]);
  useEffect(() => {
    if (!typed) return;
    const before = pageAddress();
    const timer = setTimeout(() => {
      setTyped(false);
      // Whoever chose a result meanwhile is on the way to it.
      if (pageAddress() !== before) return;
      const after = new URLSearchParams(location.search);
      if (text.trim() === "") after.delete("q");
      else after.set("q", text);
      // The hash stays: it names the heading, or the operation of the reference.
      void navigate(
        { search: after.toString(), hash: location.hash },
        { replace: true, preventScrollReset: true, state: { fromSearchBox: true } },
      );
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [text, typed, navigate]);

  const type = (next: string) => {
    setText(next.slice(0, longestSearch));
    setTyped(true);
  };
  return [text, type];
}

function pageAddress(): string {
  return location.pathname + location.search;
}
