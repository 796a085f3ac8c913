/** Points of one colour, joined in the order of their first number. */
export type Line = { colour: string; points: readonly (readonly [number, number])[] };

/** A plot in a rectangle, both axes logarithmic; milliseconds upwards. */
export type Panel = {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  below: string;
  lines: readonly Line[];
};

/** The plot as SVG; axes reach to the powers of ten around the points. */
export function panel({ x, y, width, height, title, below, lines }: Panel): string {
  const points = lines.flatMap((line) => line.points);
  const across = powersAround(points.map(([first]) => first));
  const up = powersAround(points.map(([, second]) => second));
  const toX = (value: number) =>
    x + (width * (Math.log10(value) - across.least)) / (across.most - across.least);
  const toY = (value: number) =>
    y + height - (height * (Math.log10(value) - up.least)) / (up.most - up.least);
  const gridX = powers(across).map(
    (value) =>
      `<path d="M${toX(value)} ${y}v${height}" stroke="#ddd"/><text x="${toX(value)}" y="${y + height + 16}" text-anchor="middle">${short(value)}</text>`,
  );
  const gridY = powers(up).map(
    (value) =>
      `<path d="M${x} ${toY(value)}h${width}" stroke="#ddd"/><text x="${x - 6}" y="${toY(value) + 4}" text-anchor="end">${short(value)} ms</text>`,
  );
  const drawn = lines.map(({ colour, points: each }) => {
    const sorted = [...each].sort(([one], [other]) => one - other);
    const places = sorted.map(([first, second]) => [toX(first).toFixed(1), toY(second).toFixed(1)] as const);
    const path = places.map((place) => place.join(" ")).join("L");
    const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.5" fill="${colour}"/>`);
    return `${path === "" ? "" : `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>`}${dots.join("")}`;
  });
  return [
    ...gridX,
    ...gridY,
    `<text x="${x}" y="${y - 12}" font-weight="bold">${title}</text>`,
    `<text x="${x + width / 2}" y="${y + height + 36}" text-anchor="middle">${below}</text>`,
    ...drawn,
  ].join("\n");
}

type Span = { least: number; most: number };

function powersAround(values: readonly number[]): Span {
  const logs = values.filter((value) => value > 0).map(Math.log10);
  const least = Math.floor(Math.min(...logs));
  return { least, most: Math.max(least + 1, Math.ceil(Math.max(...logs, least + 1))) };
}

function powers({ least, most }: Span): number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => 10 ** (least + step));
}

/** A power of ten, short enough to stand beside the next one. */
function short(value: number): string {
  if (value >= 1e6) return `${value / 1e6} M`;
  if (value < 1e-3) return value.toExponential();
  return value >= 1 ? value.toLocaleString("en") : String(Number(value.toPrecision(3)));
}
