import { useEffect } from "react";

/** Puts the screen's name before the product's in the title of the window. */
export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · Talent Intelligence APIs`;
  }, [screen]);
}
