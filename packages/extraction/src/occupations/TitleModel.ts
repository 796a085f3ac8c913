/**
 * A linear model from hashed title features to occupations, sparse: row r holds the weights of feature `hashes[r]` for
 * the classes `classes[offsets[r]..offsets[r + 1]]`. Weights are bytes, to be multiplied by `scale`.
 */
export type TitleModel = {
  /** Occupation ids, one per class. */
  occupations: Uint32Array;
  hashes: Uint32Array;
  offsets: Uint32Array;
  classes: Uint16Array;
  weights: Int8Array;
  scale: number;
};

const MAGIC = 0x314d4c54;

/** Adds up the rows of the features, one score per class; features the model does not know count nothing. */
export function createTitleScorer(
  model: TitleModel,
): (features: readonly number[], scores: Float32Array, factor?: number) => number {
  const rows = new Map<number, number>();
  for (let row = 0; row < model.hashes.length; row++) rows.set(model.hashes[row] ?? 0, row);
  const { offsets, classes, weights, scale } = model;
  return (features, scores, factor = 1) => {
    let known = 0;
    for (const feature of features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      known += 1;
      const end = offsets[row + 1] as number;
      for (let at = offsets[row] as number; at < end; at++) {
        const index = classes[at] as number;
        scores[index] = (scores[index] as number) + (weights[at] as number) * scale * factor;
      }
    }
    return known;
  };
}

/** The model as bytes, little-endian: magic, counts, scale, then the arrays in the order of the type. */
export function writeTitleModel(model: TitleModel): Uint8Array {
  const counts = [MAGIC, model.occupations.length, model.hashes.length, model.classes.length];
  const header = new Uint8Array(20);
  const view = new DataView(header.buffer);
  counts.forEach((count, at) => {
    view.setUint32(at * 4, count, true);
  });
  view.setFloat32(16, model.scale, true);
  const parts = [header, model.occupations, model.hashes, model.offsets, model.classes, model.weights].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Reads what `writeTitleModel` wrote; bytes of another form or length are an error. */
export function readTitleModel(bytes: Uint8Array): TitleModel {
  const { buffer } = new Uint8Array(bytes);
  const view = new DataView(buffer);
  if (bytes.length < 20 || view.getUint32(0, true) !== MAGIC)
    throw new Error("not a title model: train it again");
  const [occupations, rows, entries] = [
    view.getUint32(4, true),
    view.getUint32(8, true),
    view.getUint32(12, true),
  ];
  const length = 20 + occupations * 4 + rows * 4 + (rows + 1) * 4 + entries * 3;
  if (bytes.length !== length)
    throw new Error(`title model of ${bytes.length} bytes, expected ${length}: train it again`);
  let at = 20;
  const take = (count: number, size: number): [ArrayBuffer, number, number] => {
    const start = at;
    at += count * size;
    return [buffer, start, count];
  };
  return {
    occupations: new Uint32Array(...take(occupations, 4)),
    hashes: new Uint32Array(...take(rows, 4)),
    offsets: new Uint32Array(...take(rows + 1, 4)),
    classes: new Uint16Array(...take(entries, 2)),
    weights: new Int8Array(...take(entries, 1)),
    scale: view.getFloat32(16, true),
  };
}
