import { labelCount } from "./labels.ts";

/** The two kinds of span, in the order their weights stand in. */
export const spanKinds = ["skills", "knowledge"] as const;

/** Kind of span: what one does or is, or what one knows (tools, methods, fields, languages). */
export type SpanKind = (typeof spanKinds)[number];

/** Weights of a chain over labels: see `bestLabels`. */
export interface ChainWeights {
  steps: Float64Array;
  bias: number;
  /** What one unit of the stored weights is worth. */
  unit: number;
}

/** Weights of the tagger: features by their 32-bit number, and for each feature begin and inside of each kind. */
export interface TaggerModel {
  chains: Record<SpanKind, ChainWeights>;
  features: Int32Array;
  /** Four whole numbers a feature: begin and inside of skills, begin and inside of knowledge. */
  weights: Int8Array;
}

const magic = 0x31475053;
const stepCount = labelCount * labelCount + labelCount;
const headBytes = 8 + spanKinds.length * 8 * (stepCount + 2);

/** The model as bytes, little endian: magic, feature count, both chains, feature numbers, weights. */
export function writeTaggerModel({ chains, features, weights }: TaggerModel): Uint8Array {
  const bytes = new Uint8Array(headBytes + features.length * 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, features.length, true);
  let at = 8;
  for (const kind of spanKinds) {
    const { steps, bias, unit } = chains[kind];
    for (const value of [...steps, bias, unit]) {
      view.setFloat64(at, value, true);
      at += 8;
    }
  }
  for (const [index, feature] of features.entries()) view.setInt32(at + index * 4, feature, true);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at + features.length * 4);
  return bytes;
}

/** Reads what `writeTaggerModel` wrote; refuses bytes that are no such model. */
export function readTaggerModel(bytes: Uint8Array): TaggerModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = bytes.length < headBytes ? -1 : view.getUint32(4, true);
  if (count < 0 || view.getUint32(0, true) !== magic || bytes.length !== headBytes + count * 8) {
    throw new Error("These bytes are no span model; train one with src/skills/tagger/train.ts");
  }
  let at = 8;
  const chain = (): ChainWeights => {
    const values = Float64Array.from({ length: stepCount + 2 }, (_, i) => view.getFloat64(at + i * 8, true));
    at += 8 * values.length;
    return {
      steps: values.slice(0, stepCount),
      bias: values[stepCount] as number,
      unit: values[stepCount + 1] as number,
    };
  };
  const chains = { skills: chain(), knowledge: chain() };
  const features = Int32Array.from({ length: count }, (_, i) => view.getInt32(at + i * 4, true));
  const first = at + count * 4;
  const weights = Int8Array.from({ length: count * 4 }, (_, i) => view.getInt8(first + i));
  return { chains, features, weights };
}
