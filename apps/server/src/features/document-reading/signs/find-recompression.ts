import sharp from 'sharp';
import { readQuantisation } from './jpeg-table.ts';

/** Maximum side of the analysed square in the middle of the picture, in pixels. */
const side = 1024;
const blockPixels = 8;
/** DCT frequencies by zigzag position, row and column; low ones occur in every picture. */
const frequencies = [
  { place: 1, row: 0, column: 1 },
  { place: 2, row: 1, column: 0 },
  { place: 3, row: 2, column: 0 },
  { place: 4, row: 1, column: 1 },
  { place: 5, row: 0, column: 2 },
] as const;
/** Minimum number of frequencies with regular gaps. */
const minFrequencies = 3;
const maxStep = 64;
const maxBin = 40;
/** Error that decoding adds to a coefficient. */
const decodingNoise = 1.2;
/** Minimum expected coefficients in the gaps, maximum share of them found there, and minimum number of gaps. */
const gaps = { minExpected: 60, maxShare: 0.2, minBins: 3 };

/**
 * Detects a JPEG that was opened and saved again: coefficients rounded to a coarse step and then to a finer one leave
 * regular gaps. Scaling or cropping in between, or a coarser second save, hides this.
 */
export async function isRecompressed(bytes: Buffer): Promise<boolean> {
  const steps = readQuantisation(bytes);
  if (!steps) return false;
  const square = await readSquare(bytes);
  if (!square) return false;
  const blocks = listBlocks(square);
  const found = frequencies.filter(({ place, row, column }) =>
    hasGaps(countBins(square, blocks, row, column, steps[place]!), steps[place]!),
  );
  return found.length >= minFrequencies;
}

interface Square {
  width: number;
  height: number;
  /** Brightness, row by row. */
  data: Float32Array;
}

/** Whole blocks from the middle, aligned as stored. */
async function readSquare(bytes: Buffer): Promise<Square | null> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const cut = (length: number) => {
    const size = Math.floor(Math.min(length, side) / blockPixels) * blockPixels;
    return { size, start: Math.floor((length - size) / 2 / blockPixels) * blockPixels };
  };
  const [across, down] = [cut(width), cut(height)];
  if (across.size === 0 || down.size === 0) return null;
  const { data, info } = await sharp(bytes)
    .extract({ left: across.start, top: down.start, width: across.size, height: down.size })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = new Float32Array(info.width * info.height);
  for (let index = 0; index < brightness.length; index++) {
    const at = index * info.channels;
    // Luma as JPEG calculates it (ITU-R BT.601).
    brightness[index] =
      info.channels < 3 ? data[at]! : 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  }
  return { width: info.width, height: info.height, data: brightness };
}

/** Blocks without pixels clipped at black or white, whose coefficients are as stored. */
function listBlocks({ width, height, data }: Square): number[] {
  const starts: number[] = [];
  for (let top = 0; top < height; top += blockPixels)
    for (let left = 0; left < width; left += blockPixels) {
      const start = top * width + left;
      if (isInside(data, start, width)) starts.push(start);
    }
  return starts;
}

/** Tones near black and white may be cut off, which changes the coefficients. */
const clipped = { below: 2, above: 253 };

function isInside(data: Float32Array, start: number, width: number): boolean {
  for (let y = 0; y < blockPixels; y++)
    for (let x = 0; x < blockPixels; x++) {
      const value = data[start + y * width + x]!;
      if (value < clipped.below || value > clipped.above) return false;
    }
  return true;
}

/** Histogram of a frequency's coefficients in multiples of the step, ignoring signs. */
function countBins({ width, data }: Square, blocks: number[], row: number, column: number, step: number): Float64Array {
  const waves = Float64Array.from({ length: blockPixels * blockPixels }, (_, index) => {
    const [y, x] = [Math.floor(index / blockPixels), index % blockPixels];
    // The discrete cosine transform of 8 × 8 pixels (ITU-T T.81, A.3.3).
    const scale = (row === 0 ? Math.SQRT1_2 : 1) * (column === 0 ? Math.SQRT1_2 : 1) * 0.25;
    return scale * Math.cos(((2 * y + 1) * row * Math.PI) / 16) * Math.cos(((2 * x + 1) * column * Math.PI) / 16);
  });
  const bins = new Float64Array(maxBin + 2);
  for (const start of blocks) {
    let sum = 0;
    for (let index = 0; index < waves.length; index++)
      sum += waves[index]! * data[start + (index >> 3) * width + (index & 7)]!;
    const bin = Math.round(Math.abs(sum) / step);
    if (bin <= maxBin + 1) bins[bin]! += 1;
  }
  return bins;
}

/** True when the bins that a coarser earlier step cannot reach are nearly empty. */
function hasGaps(bins: Float64Array, step: number): boolean {
  for (let earlier = step + 1; earlier <= maxStep; earlier++) {
    let [held, expected, count] = [0, 0, 0];
    for (let bin = 1; bin <= maxBin; bin++) {
      if (!isUnreachable(bin, step, earlier)) continue;
      held += bins[bin]!;
      expected += expectedAt(bins, bin, step, earlier);
      count += 1;
    }
    if (count >= gaps.minBins && expected >= gaps.minExpected && held < expected * gaps.maxShare) return true;
  }
  return false;
}

function isUnreachable(bin: number, step: number, earlier: number): boolean {
  const nearest = Math.round((bin * step) / earlier) * earlier;
  return Math.abs(bin * step - nearest) > step / 2 + decodingNoise;
}

/** Expected count of a bin in a picture saved once: the mean over one earlier step. */
function expectedAt(bins: Float64Array, bin: number, step: number, earlier: number): number {
  const reach = Math.max(1, Math.round(earlier / step / 2));
  let [sum, count] = [0, 0];
  for (let at = Math.max(1, bin - reach); at <= Math.min(bins.length - 1, bin + reach); at++) {
    sum += bins[at]!;
    count += 1;
  }
  return sum / count;
}
