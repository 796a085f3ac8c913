import { Box } from "@mui/material";
import DOMPurify from "dompurify";
import { type MouseEvent, useMemo } from "react";
import { isPlainClick } from "./isPlainClick.ts";
import { useGoTo } from "./useGoTo.ts";

const allowed = {
  ALLOWED_TAGS: [
    ...[
      "a",
      "b",
      "blockquote",
      "br",
      "code",
      "del",
      "em",
      "h3",
      "h4",
      "h5",
      "hr",
      "i",
      "li",
      "ol",
      "p",
      "pre",
      "s",
    ],
    ...["span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul"],
  ],
  ALLOWED_ATTR: ["href", "title", "colspan", "rowspan", "scope"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
};

/**
 * Content written elsewhere: only text, lists, tables, code and links of it are shown, and nothing that runs. A link to
 * a screen of the portal goes there without loading the portal anew.
 */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(withLowerHeadings(html), allowed), [html]);
  const goTo = useGoTo();
  const onClick = (event: MouseEvent) => {
    const screen = screenOf(event);
    if (screen === undefined) return;
    event.preventDefault();
    goTo(screen);
  };
  return <Box sx={prose} onClick={onClick} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Where headings of the second order, which the title it stands below may have itself, are of the third. */
function withLowerHeadings(html: string): string {
  return html.replace(/<(\/?)h2(?=[\s>])/gi, "<$1h3");
}

/** The screen a click on a link asks for, below the base; undefined for another address, or a tab of its own. */
function screenOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest("a");
  if (link === null || !isPlainClick(event)) return undefined;
  const { origin, pathname, search, hash } = link;
  const [, screen] = /^\/api(\/(?:endpoints|faq|releasenotes)?)$/.exec(pathname) ?? [];
  return screen && origin === location.origin ? `${screen}${search}${hash}` : undefined;
}

const prose = {
  maxWidth: "74ch",
  lineHeight: 1.65,
  overflowWrap: "anywhere",
  "& > :not(* + *)": { mt: 0 },
  "& a": { color: "primary.main", textDecoration: "underline" },
  "& code": { fontSize: "0.9em" },
  "& pre": { overflowX: "auto", p: 2, borderRadius: 1, bgcolor: "code.main", color: "code.text" },
  "& table": { borderCollapse: "collapse" },
  "& td, & th": { border: 1, borderColor: "divider", px: 1, py: 0.5, textAlign: "left" },
};
