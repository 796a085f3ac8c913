import { Box } from "@mui/material";
import DOMPurify from "dompurify";
import { useMemo } from "react";

const allowed = {
  ALLOWED_TAGS: [
    ...["a", "b", "blockquote", "br", "code", "em", "h3", "h4", "h5", "hr", "i", "li", "ol", "p", "pre", "s"],
    ...["span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul"],
  ],
  ALLOWED_ATTR: ["href", "title", "colspan", "rowspan", "scope"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
};

/** Content written elsewhere: only text, lists, tables, code and links of it are shown, and nothing that runs. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  return <Box sx={prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const prose = {
  maxWidth: "74ch",
  lineHeight: 1.65,
  overflowWrap: "anywhere",
  "& > :first-child": { mt: 0 },
  "& a": { color: "primary.main", textDecoration: "underline" },
  "& code": { fontSize: "0.9em" },
  "& pre": { overflowX: "auto", p: 2, borderRadius: 1, bgcolor: "code.main", color: "code.text" },
  "& table": { borderCollapse: "collapse" },
  "& td, & th": { border: 1, borderColor: "divider", px: 1, py: 0.5, textAlign: "left" },
};
