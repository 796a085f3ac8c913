import { describe, expect, test } from "vitest";
import { toSafeHtml } from "./toSafeHtml.ts";

test("prose, lists, tables, code and links become HTML", () => {
  const html = toSafeHtml(
    "A *word* and `code`.\n\n- one\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```sh\ncurl x\n```\n\n[guide](/api/)",
  );
  expect(html).toContain("<p>A <em>word</em> and <code>code</code>.</p>");
  expect(html).toContain("<li>one</li>");
  expect(html).toContain('<td align="right">2</td>');
  expect(html).toContain('<pre><code class="language-sh">curl x\n</code></pre>');
  expect(html).toContain('<a href="/api/" rel="noopener noreferrer">guide</a>');
});

describe("stored HTML attacks leave nothing that runs", () => {
  const attacks: Record<string, string> = {
    script: "<script>alert(1)</script>",
    "script in a link": "[x](javascript:alert(1))",
    "script in a disguised link": '<a href="jav&#x09;ascript:alert(1)">x</a>',
    "data link": "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "protocol-relative link": '<a href="//evil.example/">x</a>',
    "image handler": '<img src=x onerror="alert(1)">',
    "markdown image": "![x](https://evil.example/pixel.gif)",
    "svg handler": "<svg><g onload=alert(1)></g></svg>",
    "event handler": '<p onclick="alert(1)" style="position:fixed">x</p>',
    frame: '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
    form: '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
    style: "<style>body{background:url(//evil.example)}</style>",
    base: '<base href="https://evil.example/">',
    "meta refresh": '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    object: '<object data="https://evil.example"></object><embed src="https://evil.example">',
    "mutation through noscript": '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "mutation through math": "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    comment: "<!--><img src=x onerror=alert(1)>-->",
    "class as selector": '<code class="language-x MuiDialog-root">x</code>',
    "unclosed tag": '<img src="x" onerror=alert(1) ',
    template: "<template><script>alert(1)</script></template>",
  };
  test.each(Object.entries(attacks))("%s", (_name, markdown) => {
    const html = toSafeHtml(markdown);
    // What is left as text is escaped; only tags and attributes count.
    for (const [tag = ""] of html.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(
        /^<\/?(p|br|hr|h2|h3|h4|ul|ol|li|strong|em|del|code|pre|blockquote|a|table|thead|tbody|tr|th|td)\b/,
      );
      expect(tag).not.toMatch(/\son\w+=|style=|javascript:|data:|evil\.example|MuiDialog/i);
    }
  });
});
