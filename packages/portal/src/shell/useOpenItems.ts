import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/** Which accordions of the page are open. It stands in the address (`open=a,b`), so back and reload keep it; the reader stays where they are. */
export function useOpenItems(): { isOpen: (id: string) => boolean; toggle: (id: string) => void } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const open = parameters.get("open")?.split(",") ?? [];
  const toggle = useCallback(
    (id: string) => {
      const after = new URLSearchParams(location.search);
      const items = after.get("open")?.split(",") ?? [];
      const rest = items.includes(id) ? items.filter((item) => item !== id) : [...items, id];
      if (rest.length > 0) after.set("open", rest.join(","));
      else after.delete("open");
      void navigate(
        { search: after.toString(), hash: location.hash },
        { replace: true, preventScrollReset: true, state: { keepsPlace: true } },
      );
    },
    [navigate],
  );
  return { isOpen: (id) => open.includes(id), toggle };
}
