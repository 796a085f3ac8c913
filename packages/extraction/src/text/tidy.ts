const Kind = { keep: 0, drop: 1, blank: 2, line: 3, change: 4, surrogate: 5 } as const;

const kinds = new Uint8Array(65536);
const changes = new Uint16Array(65536);

const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/;
// biome-ignore format: one range per line would hide that they are blanks
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is there to remove
const blank = /[\u0000-\u0009\u000B-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFFFC\uFFFD ]/;
const line = /[\n\r\u0085\u2028\u2029]/;
// Extended_Pictographic holds © ® ™ as well; all of them say nothing about a job.
const picture =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u2190-\u21FF\u2500-\u27BF\u2B00-\u2BFF\u{E0020}-\u{E007F}]/u;
// Quotes made straight, and Windows-1252 punctuation that came through as control characters.
const changed: Readonly<Record<string, string>> = {
  "'": "\u0091\u0092\u2018\u2019\u201A\u201B\u2032\u02BC",
  '"': "\u0093\u0094\u201C\u201D\u201E\u2033",
  "\u2022": "\u0095",
  "-": "\u0096\u0097",
};

for (let code = 0; code < 65536; code++) {
  const character = String.fromCharCode(code);
  if (code >= 0xd800 && code <= 0xdfff) kinds[code] = Kind.surrogate;
  else if (invisible.test(character)) kinds[code] = Kind.drop;
  else if (line.test(character)) kinds[code] = Kind.line;
  else if (picture.test(character) && code > 127) kinds[code] = Kind.blank;
  else if (blank.test(character)) kinds[code] = Kind.blank;
}
for (const [plain, fancy] of Object.entries(changed)) {
  for (const character of fancy) {
    kinds[character.charCodeAt(0)] = Kind.change;
    changes[character.charCodeAt(0)] = plain.charCodeAt(0);
  }
}

/**
 * Text without control characters, invisible signs and pictures, quotes straight, blanks collapsed, at most one empty
 * line in a row, none at the ends; read once from left to right.
 */
export function tidy(text: string): string {
  let out = "";
  let run = -1;
  let blanks = false;
  let lines = 0;
  const gap = (): string => {
    const sign = out === "" ? "" : lines > 1 ? "\n\n" : lines === 1 ? "\n" : blanks ? " " : "";
    blanks = false;
    lines = 0;
    return sign;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind = kinds[code];
    if (kind === Kind.keep) {
      if (run !== -1) continue;
      out += gap();
      run = i;
      continue;
    }
    if (run !== -1) {
      // A single blank or line end between words stays as it is.
      if ((code === 32 || code === 10) && kinds[text.charCodeAt(i + 1)] === Kind.keep) continue;
      out += text.slice(run, i);
      run = -1;
    }
    if (kind === Kind.blank) blanks = true;
    else if (kind === Kind.line) {
      lines += 1;
      if (code === 13 && text.charCodeAt(i + 1) === 10) i += 1;
    } else if (kind === Kind.change) out += gap() + String.fromCharCode(changes[code] as number);
    else if (kind === Kind.surrogate) {
      const pair = text.slice(i, i + 2);
      if (!pair.isWellFormed() || pair.length < 2 || picture.test(pair)) blanks = true;
      else out += gap() + pair;
      if (pair.length === 2 && pair.isWellFormed()) i += 1;
    }
  }
  return run === -1 ? out : out + text.slice(run);
}
