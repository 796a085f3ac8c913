// Runs before the first paint, so that the page never shows the other theme first.
(() => {
  const root = document.documentElement;
  const stored = localStorage.getItem("mui-mode");
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-theme", dark ? "dark" : "light");
})();
