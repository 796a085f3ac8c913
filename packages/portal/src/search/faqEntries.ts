import type { FaqItem } from "@talent/contract/portal-api";
import type { GuideEntry } from "./guideEntries.ts";

/** Questions and answers as the search sees them: each question a title, each answer the text below it. */
export function faqEntries(items: readonly FaqItem[]): GuideEntry[] {
  return items.flatMap(({ id, question, answer }) => {
    const place = { page: "FAQ", to: `/faq?open=q${id}#q${id}`, heading: question };
    return [
      { ...place, text: question, isTitle: true },
      { ...place, text: withoutMarkup(answer), isTitle: false, label: question },
    ];
  });
}

/** The text of HTML. It is only read: no script of it runs and nothing it names is loaded. */
function withoutMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html");
  return (body.textContent ?? "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:)])/g, "$1")
    .trim();
}
