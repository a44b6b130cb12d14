import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { mayFollow, type TagModel } from './tag-model.ts';

/** A tagger model as stored: quantised and packed. */
export interface TagModelFile {
  tags: string[];
  /** Rounded to hundredths, tags × tags; null where forbidden. */
  transitions: (number | null)[];
  /** Number of features, and the base64 output of `packTagModel`. */
  count: number;
  packed: string;
}

/** Quantisation step of the weights. */
const weightStep = 0.04;
const maxInt8 = 127;

/** Writes features as differences, each with its number of weights; then all tags; then all weights as signed bytes. */
export function packTagModel(model: TagModel): TagModelFile {
  const bytes: number[] = [];
  let before = 0;
  for (const [at, feature] of model.features.entries()) {
    writeNumber(bytes, feature - before);
    writeNumber(bytes, model.offsets[at + 1]! - model.offsets[at]!);
    before = feature;
  }
  const steps = Int8Array.from(model.weights, (weight) =>
    Math.max(-maxInt8, Math.min(maxInt8, Math.round(weight / weightStep))),
  );
  const all = Buffer.concat([Buffer.from(bytes), Buffer.from(model.tagOf), Buffer.from(steps.buffer)]);
  const packed = brotliCompressSync(all, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    tags: [...model.tags],
    transitions: [...model.transitions].map((weight) =>
      Number.isFinite(weight) ? Math.round(weight * 100) / 100 : null,
    ),
    count: model.features.length,
    packed: packed.toString('base64'),
  };
}

export function openTagModel({ tags, transitions, count, packed }: TagModelFile): TagModel {
  const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'));
  const features = new Uint32Array(count);
  const offsets = new Uint32Array(count + 1);
  let at = 0;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  for (let feature = 0; feature < count; feature++) {
    features[feature] = (feature > 0 ? features[feature - 1]! : 0) + next();
    offsets[feature + 1] = offsets[feature]! + next();
  }
  const entries = offsets[count]!;
  const tagOf = new Uint8Array(bytes.subarray(at, at + entries));
  const weights = Float32Array.from(new Int8Array(bytes.subarray(at + entries)), (steps) => steps * weightStep);
  return {
    tags,
    start: Float64Array.from(tags, (tag) => (mayFollow(null, tag) ? 0 : Number.NEGATIVE_INFINITY)),
    transitions: Float64Array.from(transitions, (weight) => weight ?? Number.NEGATIVE_INFINITY),
    features,
    offsets,
    tagOf,
    weights,
  };
}

/** Variable-length integer: seven bits per byte, lowest first; the high bit marks continuation. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
