import { type RefObject, useEffect, useState } from "react";

/**
 * The token the console is mounted with. A renewed one mounts it anew at once while nobody has typed into the
 * console; else only with the next operation, so that nothing typed is lost.
 */
export function useConsoleMount(
  token: string | undefined,
  box: RefObject<HTMLElement | null>,
): string | undefined {
  const [mounted, setMounted] = useState(token);
  const [typed, setTyped] = useState(false);
  useEffect(() => {
    // An example the portal fills in is no typing.
    const onInput = ({ isTrusted, target }: Event) =>
      isTrusted && box.current?.contains(target as Node) && setTyped(true);
    const onHashChange = () => setTyped(false);
    // Heard behind React's own listener: drawn anew before that, the field would lose what was typed into it first.
    document.addEventListener("input", onInput);
    window.addEventListener("popstate", onHashChange);
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener("popstate", onHashChange);
    };
  }, [box]);
  useEffect(() => {
    if (!typed) setMounted(token);
  }, [token, typed]);
  return mounted;
}
