import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** Which accordions of the page are open. It stands in the address (`open=a,b`), so back and reload keep it. */
export function useOpenItems(): { isOpen: (id: string) => boolean; toggle: (id: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get("open")?.split(",") ?? [];
  const toggle = useCallback(
    (id: string) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          const items = before.get("open")?.split(",") ?? [];
          const rest = items.includes(id) ? items.filter((item) => item !== id) : [...items, id];
          if (rest.length > 0) after.set("open", rest.join(","));
          else after.delete("open");
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return { isOpen: (id) => open.includes(id), toggle };
}
