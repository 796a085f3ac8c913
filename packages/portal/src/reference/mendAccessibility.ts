/**
 * Gives what Elements draws the names, levels, contrast and keyboard access it leaves out. Run after every change it makes;
 * what is already so stays untouched, so that this causes no change of its own without end.
 */
export function mendAccessibility(box: HTMLElement): void {
  const level = box.querySelector("h2") === null ? "2" : "3";
  for (const heading of box.querySelectorAll("[role=heading]:not([aria-level])"))
    heading.setAttribute("aria-level", level);
  // The viewer writes the colours of one theme on each token; the portal's own stand in code.css.
  for (const token of box.querySelectorAll(".token[style]")) token.removeAttribute("style");
  for (const icon of box.querySelectorAll("[data-icon=bullseye][style]")) icon.removeAttribute("style");
  for (const chevron of box.querySelectorAll("[role=button]:not([aria-label])"))
    if (isNameless(chevron)) chevron.setAttribute("aria-label", "Show or hide the fields below");
  for (const button of box.querySelectorAll("button:not([aria-label])"))
    if (isNameless(button)) button.setAttribute("aria-label", "Copy");
  for (const element of box.querySelectorAll("[aria-controls]"))
    if (document.getElementById(element.getAttribute("aria-controls") ?? "") === null)
      element.removeAttribute("aria-controls");
  for (const button of box.querySelectorAll<HTMLElement>("button[aria-label]")) nameByContent(button);
  for (const region of box.querySelectorAll("[role=region]:not([aria-label])")) {
    const title = region.parentElement?.querySelector(".sl-panel__titlebar")?.textContent?.trim();
    if (title) region.setAttribute("aria-label", title);
  }
  // What is hidden from readers must not take the keyboard's focus either.
  for (const field of box.querySelectorAll("[aria-hidden=true] :is(input, select):not([tabindex='-1'])"))
    field.setAttribute("tabindex", "-1");
  // A button holds no other controls: a bar that has some is a group, which still opens and closes by key and pointer.
  for (const bar of box.querySelectorAll(".sl-panel__titlebar[role=button]")) {
    if (bar.querySelector("button, input, select, [tabindex='0']") === null) continue;
    bar.setAttribute("role", "group");
    bar.removeAttribute("aria-expanded");
  }
  for (const scroller of box.querySelectorAll(".sl-code-viewer__scroller:not([tabindex])"))
    scroller.setAttribute("tabindex", "0");
}

function isNameless(element: Element): boolean {
  return element.textContent?.trim() === "" && !element.hasAttribute("aria-labelledby");
}

/** A button that shows its chosen value must have that value in its name. */
function nameByContent(button: HTMLElement): void {
  const text = button.textContent?.trim() ?? "";
  const label = button.getAttribute("aria-label") ?? "";
  if (text === "" || (label.includes(text) && !button.hasAttribute("aria-labelledby"))) return;
  button.dataset.label ??= label;
  const named = button.dataset.label.includes(text)
    ? button.dataset.label
    : `${button.dataset.label}: ${text}`;
  button.setAttribute("aria-label", named);
  button.removeAttribute("aria-labelledby");
}
