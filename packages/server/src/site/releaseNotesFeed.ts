import type { ReleaseNote } from "@talent/accounts";

/** Where the feed stands, below the server's own address. */
export const feedPath = "/api/releasenotes.atom";

/** The release notes as an Atom feed (RFC 4287), in their order; each entry leads to its note in the portal. */
export function releaseNotesFeed(notes: readonly ReleaseNote[], origin: string): string {
  const updated =
    notes
      .map(({ releasedate }) => releasedate)
      .sort()
      .at(-1) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Talent Intelligence APIs: release notes</title>
  <id>${escapeXml(origin + feedPath)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(origin)}/api/releasenotes"/>
  <author><name>Talent Intelligence APIs</name></author>
  <updated>${updated}T00:00:00Z</updated>
${notes.map((note) => entry(note, origin)).join("\n")}
</feed>
`;
}

function entry(note: ReleaseNote, origin: string): string {
  const address = escapeXml(`${origin}/api/releasenotes?open=${noteId(note)}#${noteId(note)}`);
  return `  <entry>
    <title>${escapeXml(`${note.releaseversion}: ${note.title}`)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <updated>${note.releasedate}T00:00:00Z</updated>
    <content type="html">${escapeXml(note.description)}</content>
  </entry>`;
}

/** The id of a note's accordion in the portal. */
function noteId({ releaseversion, releasedate, title }: ReleaseNote): string {
  return `r-${releaseversion}-${releasedate}-${title}`.replace(/[^A-Za-z0-9-]+/g, "-");
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
