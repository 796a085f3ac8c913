const blocks = new Set(
  `address article aside blockquote body br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
const inline = new Set(
  `a abbr acronym b base bdi bdo big button center cite code col colgroup data del dfn em embed font i iframe img
  input ins kbd label legend link map mark meta meter noscript object optgroup option output param picture progress q
  rp rt ruby s samp select small source span strike strong style script sub sup svg path template textarea time title
  tt u var video audio wbr xml`.split(/\s+/),
);
const nameAt = /\/?([a-zA-Z][a-zA-Z0-9]*)([:-][\w:-]+)?(?=[\s/>])/y;

class Closing {
  private found = -2;
  private readonly text: string;
  private readonly mark: string;

  constructor(text: string, mark: string) {
    this.text = text;
    this.mark = mark;
  }

  /** Index of the first mark at or after `from`, or -1; calls come with growing `from`. */
  after(from: number): number {
    if (this.found !== -1 && this.found < from) this.found = this.text.indexOf(this.mark, from);
    return this.found;
  }
}

/**
 * The text without HTML tags: a block tag becomes a line break, an inline tag nothing; comments, scripts and style
 * sheets go with their content. A `<` that opens no known element ("<5 years") stays.
 */
export function stripTags(text: string): string {
  let out = "";
  let from = 0;
  let at = text.indexOf("<");
  let end = -1;
  // Each closing mark is searched for once past the last one found, so that time stays linear.
  const comments = new Closing(text, "-->");
  const scripts = { script: new Closing(text, "</script"), style: new Closing(text, "</style") };
  while (at !== -1) {
    if (end < at) end = text.indexOf(">", at);
    if (end === -1) break;
    let replacement: string | undefined;
    let next = end + 1;
    if (text.startsWith("<!", at) || text.startsWith("<?", at)) {
      replacement = " ";
      if (text.startsWith("<!--", at)) {
        const close = comments.after(at + 4);
        if (close !== -1) next = close + 3;
      }
    } else {
      nameAt.lastIndex = at + 1;
      const match = nameAt.exec(text);
      const name = match?.[1]?.toLowerCase() ?? "";
      if (match?.[2] || inline.has(name)) replacement = "";
      else if (blocks.has(name)) replacement = name === "li" && text[at + 1] !== "/" ? "\n• " : "\n";
      if ((name === "script" || name === "style") && text[at + 1] !== "/") {
        const close = scripts[name].after(end);
        if (close !== -1) next = close;
      }
    }
    if (replacement !== undefined && end - at < 5000) {
      out += text.slice(from, at) + replacement;
      from = next;
      at = text.indexOf("<", next);
    } else at = text.indexOf("<", at + 1);
  }
  return out + text.slice(from);
}
