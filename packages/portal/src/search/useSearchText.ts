import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { longestSearch } from "./searchDocumentation.ts";

/** How long the address waits for the next key, milliseconds. */
const addressDelayMs = 300;

/** The text of the search box. It stands in the address as `q`, so that reload, back and a shared link keep it. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = (parameters.get("q") ?? "").slice(0, longestSearch);
  const [text, setText] = useState(inAddress);
  const [typed, setTyped] = useState(false);

  useEffect(() => {
    setText(inAddress);
    setTyped(false);
  }, [inAddress]);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => {
      setTyped(false);
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (text.trim() === "") after.delete("q");
          else after.set("q", text);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [text, typed, setParameters]);

  const type = (next: string) => {
    setText(next.slice(0, longestSearch));
    setTyped(true);
  };
  return [text, type];
}
