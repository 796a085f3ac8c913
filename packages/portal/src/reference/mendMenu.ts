/**
 * Lets the keyboard open and close the groups of the reference's menu, which Elements leaves to the pointer, tells
 * readers which groups are open and which operation is shown, and brings an item into view within the menu alone. Run
 * after every change Elements makes.
 */
export function mendMenu(box: HTMLElement): void {
  for (const group of box.querySelectorAll<HTMLElement>("div[title].sl-cursor-pointer")) {
    const icon = group.querySelector("[data-icon^=chevron]")?.getAttribute("data-icon");
    if (!icon || group.closest("a, button") !== null) continue;
    if (!group.hasAttribute("role")) {
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", "0");
      group.addEventListener("keydown", press);
    }
    write(group, "aria-expanded", String(icon === "chevron-down"));
  }
  for (const link of box.querySelectorAll<HTMLAnchorElement>("a.ElementsTableOfContentsItem"))
    if (link.hash.replace(/^#\/$/, "") === location.hash.replace(/^#\/$/, ""))
      write(link, "aria-current", "page");
    else link.removeAttribute("aria-current");
  for (const item of box.querySelectorAll<HTMLElement>("[id^='sl-toc-']"))
    if (!Object.hasOwn(item, "scrollIntoView")) item.scrollIntoView = () => scrollMenuTo(item);
}

/** Brings an item into the middle of its menu; Elements would scroll the page with it, past what the page begins with. */
function scrollMenuTo(item: HTMLElement): void {
  let menu = item.parentElement;
  while (
    menu !== null &&
    !(menu.scrollHeight > menu.clientHeight && getComputedStyle(menu).overflowY === "auto")
  )
    menu = menu.parentElement;
  if (menu === null || menu === document.documentElement) return;
  const at = item.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (at.top < frame.top || at.bottom > frame.bottom)
    menu.scrollTop += at.top - frame.top - (frame.height - at.height) / 2;
}

function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function press(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).click();
}
