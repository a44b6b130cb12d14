import { createRaster, type Raster } from '../raster.ts';

/** Reach of the search for the brightest paper, as a share of the shorter side. */
const reachShare = 0.17;
/** Tone of the paper afterwards. */
const paper = 235;
/** Darker places are no paper and are brightened as if they had this light. */
const minLight = 24;

/**
 * Normalises a small picture to even light: each pixel relative to the brightest around it. Shaded paper becomes as
 * bright as lit paper, while a darker background stays darker.
 */
export function evenOutLight({ width, height, data }: Raster): Raster {
  const reach = Math.max(2, Math.round(Math.min(width, height) * reachShare));
  const brightest = spreadMost(spreadMost(data, width, height, reach, false), width, height, reach, true);
  const light = spreadMean(brightest, width, height, Math.round(reach / 2));
  const even = createRaster(width, height);
  for (let at = 0; at < data.length; at++)
    even.data[at] = Math.min(255, (data[at]! * paper) / Math.max(light[at]!, minLight));
  return even;
}

/** Sliding maximum along rows or columns, in constant time per pixel (van Herk). */
function spreadMost(
  data: ArrayLike<number>,
  width: number,
  height: number,
  reach: number,
  isDown: boolean,
): Float32Array {
  const result = new Float32Array(data.length);
  const [length, lines, step] = isDown ? [height, width, width] : [width, height, 1];
  const size = 2 * reach + 1;
  const padded = Math.ceil((length + 2 * reach) / size) * size;
  const upTo = new Float32Array(padded);
  const from = new Float32Array(padded);
  for (let line = 0; line < lines; line++) {
    const start = isDown ? line : line * width;
    const value = (place: number) =>
      place < reach || place >= reach + length ? 0 : data[start + (place - reach) * step]!;
    for (let place = 0; place < padded; place++)
      upTo[place] = place % size === 0 ? value(place) : Math.max(upTo[place - 1]!, value(place));
    for (let place = padded - 1; place >= 0; place--)
      from[place] = place % size === size - 1 ? value(place) : Math.max(from[place + 1]!, value(place));
    for (let place = 0; place < length; place++)
      result[start + place * step] = Math.max(from[place]!, upTo[place + size - 1]!);
  }
  return result;
}

function spreadMean(data: Float32Array, width: number, height: number, reach: number): Float32Array {
  const size = 2 * reach + 1;
  const pass = (from: Float32Array, step: number, length: number, starts: number[]) => {
    const result = new Float32Array(from.length);
    for (const start of starts) {
      let sum = 0;
      const value = (place: number) => from[start + Math.max(0, Math.min(length - 1, place)) * step]!;
      for (let place = -reach; place <= reach; place++) sum += value(place);
      for (let place = 0; place < length; place++) {
        result[start + place * step] = sum / size;
        sum += value(place + reach + 1) - value(place - reach);
      }
    }
    return result;
  };
  const rows = Array.from({ length: height }, (_, row) => row * width);
  const columns = Array.from({ length: width }, (_, column) => column);
  return pass(pass(data, 1, width, rows), width, height, columns);
}
