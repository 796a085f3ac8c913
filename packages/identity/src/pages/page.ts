import { createHash } from "node:crypto";

const style = `
:root{color-scheme:light dark;--page:#f6f7f8;--card:#fff;--text:#18212b;--muted:#4b5866;--line:#8c959f;--accent:#0b665c;--on-accent:#fff;--error:#b3261e;--error-page:#fdecea}
@media (prefers-color-scheme:dark){:root{--page:#10161d;--card:#171f28;--text:#e7ecf1;--muted:#aab6c2;--line:#6b7580;--accent:#62cdbd;--on-accent:#06231f;--error:#f2b8b5;--error-page:#3b2220}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:400px;background:var(--card);border-radius:12px;padding:32px 24px;box-shadow:0 1px 4px rgba(0,0,0,.2)}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 4px}
p{margin:0 0 16px}.muted{color:var(--muted)}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px;padding:10px 12px}
button{width:100%;margin-top:24px;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:0;border-radius:8px;padding:12px;cursor:pointer}
button:hover{filter:brightness(1.08)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[role=alert]{background:var(--error-page);color:var(--error);border-radius:8px;padding:10px 12px;margin:16px 0}
`;

/** Submits the sign-out form by itself: who asked is known, so nothing is left to confirm. */
export const submitScript = "document.forms[0].submit()";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Content-Security-Policy of the provider's pages; forms may lead on to the given origins. */
export function contentSecurityPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(submitScript)}`,
    `form-action 'self' ${[...new Set(origins)].join(" ")}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A page of the provider; `main` is HTML already. */
export function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Talent Intelligence APIs</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Text made safe inside HTML text and attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
