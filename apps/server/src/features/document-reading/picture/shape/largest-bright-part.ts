import { createRaster, type Raster } from '../raster.ts';

/** The outline of a connected bright part of a picture. */
export interface Part {
  size: number;
  /** Number of its pixels on the frame's border. */
  borderPixels: number;
  /** First and last pixel of each row and column; -1 for none. */
  left: Int32Array;
  right: Int32Array;
  top: Int32Array;
  bottom: Int32Array;
}

const blurPixels = 2;

export function largestBrightPart(raster: Raster): Part | null {
  const smooth = blur(raster);
  const limit = findThreshold(smooth.data);
  const labels = new Int32Array(smooth.data.length);
  let largest = { label: 0, size: 0 };
  let label = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || smooth.data[start]! <= limit) continue;
    const size = fill(smooth, limit, labels, start, ++label);
    if (size > largest.size) largest = { label, size };
  }
  return largest.size > 0 ? outlineOf(labels, largest.label, smooth) : null;
}

/** Box blur, first along rows, then along columns. */
function blur({ width, height, data }: Raster): Raster {
  const sums = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(blurPixels, width); x++) sum += data[row + x]!;
    for (let x = 0; x < width; x++) {
      if (x + blurPixels < width) sum += data[row + x + blurPixels]!;
      if (x > blurPixels) sum -= data[row + x - blurPixels - 1]!;
      sums[row + x] = sum;
    }
  }
  const smooth = createRaster(width, height);
  const countAt = (place: number, length: number) =>
    Math.min(length - 1, place + blurPixels) - Math.max(0, place - blurPixels) + 1;
  const counts = Uint8Array.from({ length: width }, (_, x) => countAt(x, width));
  for (let y = 0; y < height; y++) {
    const [first, last] = [Math.max(0, y - blurPixels), Math.min(height - 1, y + blurPixels)];
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let row = first; row <= last; row++) sum += sums[row * width + x]!;
      smooth.data[y * width + x] = sum / (counts[x]! * (last - first + 1));
    }
  }
  return smooth;
}

/** Otsu's threshold between dark and bright. */
function findThreshold(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let total = 0;
  for (let value = 0; value < 256; value++) total += value * counts[value]!;
  let best = { value: 127, between: 0 };
  let darkCount = 0;
  let darkSum = 0;
  for (let value = 0; value < 255; value++) {
    darkCount += counts[value]!;
    darkSum += value * counts[value]!;
    const brightCount = data.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const between = darkCount * brightCount * (darkSum / darkCount - (total - darkSum) / brightCount) ** 2;
    if (between > best.between) best = { value, between };
  }
  return best.value;
}

function fill({ width, data }: Raster, limit: number, labels: Int32Array, start: number, label: number): number {
  const waiting = [start];
  labels[start] = label;
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size++;
    const x = at % width;
    const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of around) {
      if (next < 0 || next >= data.length || labels[next] !== 0 || data[next]! <= limit) continue;
      labels[next] = label;
      waiting.push(next);
    }
  }
  return size;
}

function outlineOf(labels: Int32Array, label: number, { width, height }: Raster): Part {
  const part: Part = {
    size: 0,
    borderPixels: 0,
    left: new Int32Array(height).fill(-1),
    right: new Int32Array(height).fill(-1),
    top: new Int32Array(width).fill(-1),
    bottom: new Int32Array(width).fill(-1),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (labels[y * width + x] !== label) continue;
      part.size++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) part.borderPixels++;
      if (part.left[y]! < 0) part.left[y] = x;
      part.right[y] = x;
      if (part.top[x]! < 0) part.top[x] = y;
      part.bottom[x] = y;
    }
  }
  return part;
}
