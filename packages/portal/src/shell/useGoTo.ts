import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Goes to an address below the portal's base. Within the API reference a going back is feigned,
 * because that is all the reference's own router listens to.
 */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: string) => {
      void navigate(to);
      if (pathname === "/endpoints" && to.startsWith("/endpoints"))
        window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    },
    [navigate, pathname],
  );
}
