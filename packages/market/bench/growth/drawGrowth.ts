import type { Row } from "../Row.ts";
import { type Line, panel } from "./panel.ts";
import type { SharePoint } from "./sharePoints.ts";

const [width, height] = [980, 460];

/** One colour a verb, told apart by their legend too. */
const colours = [
  ...["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2"],
  ...["#7f7f7f", "#bcbd22", "#17becf", "#003f5c", "#a05195", "#665191"],
];

/** A median of fewer calls says little. */
const fewestCalls = 5;

/**
 * How the index's time per verb grows, as SVG: against postings, and against the share of them that matches, on the size
 * that was asked most calls.
 */
export function drawGrowth(rows: readonly Row[], shares: readonly SharePoint[]): string {
  const measured = rows.filter(({ engine, clients }) => engine === "index" && clients === 1);
  const verbs = [...new Set(measured.map(({ verb }) => verb))].filter((verb) => verb !== "mixed").sort();
  const asked = Map.groupBy(shares, ({ postings }) => postings);
  const calls = (postings: number) => asked.get(postings)?.reduce((sum, point) => sum + point.calls, 0) ?? 0;
  const size = [...asked.keys()].sort((one, other) => calls(other) - calls(one))[0] ?? 0;
  const lines = (pointsOf: (verb: string) => [number, number][]): Line[] =>
    verbs.map((verb, at) => ({ colour: colours[at % colours.length] as string, points: pointsOf(verb) }));
  const byPostings = lines((verb) =>
    measured.filter((row) => row.verb === verb).map(({ postings, p95Ms }) => [postings, p95Ms]),
  );
  const byShare = lines((verb) =>
    shares
      .filter((point) => point.verb === verb && point.postings === size && point.calls >= fewestCalls)
      .map(({ share, ms }) => [share, ms]),
  );
  const legend = verbs.map((verb, at) => {
    const y = 60 + 18 * at;
    return `<path d="M815 ${y - 4}h18" stroke="${colours[at % colours.length]}" stroke-width="3"/><text x="838" y="${y}">${verb}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Time of each verb on the index, against postings and against the matching share</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${panel({ x: 60, y: 40, width: 320, height: 350, title: "95 % of calls take at most", below: "postings", lines: byPostings })}
${panel({ x: 460, y: 40, width: 320, height: 350, title: `median, ${size.toLocaleString("en")} postings`, below: "share of postings that match", lines: byShare })}
${legend.join("\n")}
</svg>
`;
}
