import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "p",
      "br",
      "hr",
      "h2",
      "h3",
      "h4",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "del",
      "code",
      "pre",
      "blockquote",
    ],
    ...["a", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["align"], td: ["align"], code: ["class"] },
  allowedClasses: { code: ["language-*"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }), h1: "h2" },
};

/**
 * Markdown as HTML that is safe to put into a page: prose, lists, tables, code and links to the web or into the
 * site. Scripts, styles, frames, images, event handlers and every other address scheme are left out.
 */
export function toSafeHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), options).trim();
}
