import { expect, test } from "vitest";
import { releaseNotesFeed } from "./releaseNotesFeed.ts";

const note = {
  title: "Faster & cheaper",
  releaseversion: "v0.2.0",
  releasedate: "2026-12-01",
  description: "<p>Half the <b>time</b></p>",
};

test("has an entry for each note, dated, escaped, leading to the note in the portal", () => {
  const feed = releaseNotesFeed(
    [note, { ...note, title: "First", releasedate: "2026-11-21" }],
    "https://x.example",
  );
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("<title>v0.2.0: Faster &amp; cheaper</title>");
  expect(feed).toContain("&lt;p&gt;Half the &lt;b&gt;time&lt;/b&gt;&lt;/p&gt;");
  expect(feed).toContain(
    'href="https://x.example/api/releasenotes?open=r-v0-2-0-2026-12-01-Faster-cheaper#r-v0-2-0-2026-12-01-Faster-cheaper"',
  );
  expect(feed).toMatch(/<\/author>\s*<updated>2026-12-01T00:00:00Z<\/updated>/);
});

test("is a feed without entries when nothing has been released", () => {
  expect(releaseNotesFeed([], "https://x.example")).toContain("<updated>1970-01-01T00:00:00Z</updated>");
});
