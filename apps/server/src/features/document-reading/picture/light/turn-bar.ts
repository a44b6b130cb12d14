import type { Area } from '../cells.ts';
import type { Raster } from '../raster.ts';

/** Size in pixels of the blocks in which a bar's tone is measured; it varies with the light or as a gradient. */
const block = { across: 160, down: 96 };
/** Percentiles of the background and of the brightest letters; letters are lighter and cover less. */
const groundShare = 0.4;
const inkShare = 0.995;
/** Minimum share of a printed bar within this many grey values of its tone; a photographed background has less. */
const oneTone = { share: 0.55, width: 12 };

/** Minimum difference of print from its background in grey values, and minimum share of print. */
const printed = { apart: 40, share: 0.004 };
/** Sampling distance in pixels. */
const sample = 3;
/** Minimum share of a block without boxes for a tone of its own. */
const minOpenShare = 0.2;
/** Tones of the turned bar as shares of the paper: of its ground, and down to its letters. */
const lightestTone = 0.98;
const toneRange = 0.86;

/** The tone of a bar by block, without the boxes on it. */
export interface BarTone {
  bar: Area;
  /** Boxes of paper on the bar. */
  boxes: readonly Area[];
  across: number;
  down: number;
  tones: Float32Array;
}

export function measureTone(picture: Raster, bar: Area, boxes: readonly Area[]): BarTone {
  const across = Math.max(1, Math.round((bar.right - bar.left) / block.across));
  const down = Math.max(1, Math.round((bar.bottom - bar.top) / block.down));
  const counts = Array.from({ length: across * down }, () => new Uint32Array(256));
  const [wide, high] = [(bar.right - bar.left) / across, (bar.bottom - bar.top) / down];
  forEachPixel(picture, { bar, boxes }, (value, x, y) => {
    const column = Math.min(across - 1, Math.floor((x - bar.left) / wide));
    counts[Math.min(down - 1, Math.floor((y - bar.top) / high)) * across + column]![value]!++;
  });
  const all = counts.reduce((sum, each) => sum.map((count, value) => count + each[value]!), new Uint32Array(256));
  // A strip covered by boxes takes the tone of the whole bar.
  const tones = Float32Array.from(counts, (each) =>
    valueAt(sumOf(each) > wide * high * minOpenShare ? each : all, groundShare),
  );
  return { bar, boxes, across, down, tones };
}

/** True for a printed bar; one at the picture's edge may be the background, which is less even. */
export function isPrinted(picture: Raster, tone: BarTone): boolean {
  let [near, total] = [0, 0];
  forEachPixel(picture, tone, (value, x, y) => {
    total += 1;
    if (Math.abs(value - toneAt(tone, x, y)) <= oneTone.width) near += 1;
  });
  return near >= total * oneTone.share;
}

/** True when the print on the bar is darker than it, as on paper. */
export function hasDarkLetters(picture: Raster, tone: BarTone): boolean {
  let [lighter, darker, total] = [0, 0, 0];
  const count = (value: number, x: number, y: number) => {
    const above = value - toneAt(tone, x, y);
    total += 1;
    if (above > printed.apart) lighter += 1;
    if (above < -printed.apart) darker += 1;
  };
  forEachPixel(picture, tone, count, sample);
  return darker > lighter && darker > total * printed.share;
}

/** Inverts a bar: the background becomes paper and the brightest letters ink. Boxes stay as they are. */
export function turnBar(picture: Raster, tone: BarTone, paper: number): void {
  const { data, width } = picture;
  const above = new Uint32Array(256);
  forEachPixel(picture, tone, (value, x, y) => {
    above[Math.max(0, Math.round(value - toneAt(tone, x, y)))]!++;
  });
  const ink = Math.max(1, valueAt(above, inkShare));
  forEachPixel(picture, tone, (value, x, y) => {
    const share = (value - toneAt(tone, x, y)) / ink;
    data[y * width + x] = paper * (lightestTone - toneRange * Math.max(0, Math.min(1, share)));
  });
}

/** Interpolates the tone between the middles of the surrounding blocks. */
function toneAt({ bar, across, down, tones }: BarTone, x: number, y: number): number {
  if (tones.length === 1) return tones[0]!;
  const column = Math.max(0, Math.min(across - 1, ((x - bar.left) / (bar.right - bar.left)) * across - 0.5));
  const row = Math.max(0, Math.min(down - 1, ((y - bar.top) / (bar.bottom - bar.top)) * down - 0.5));
  const [left, upper] = [Math.floor(column), Math.floor(row)];
  const [right, lower] = [Math.min(across - 1, left + 1), Math.min(down - 1, upper + 1)];
  const [byX, byY] = [column - left, row - upper];
  const above = tones[upper * across + left]! * (1 - byX) + tones[upper * across + right]! * byX;
  const below = tones[lower * across + left]! * (1 - byX) + tones[lower * across + right]! * byX;
  return above * (1 - byY) + below * byY;
}

export function forEachPixel(
  { width, data }: Raster,
  { bar, boxes }: Pick<BarTone, 'bar' | 'boxes'>,
  visit: (value: number, x: number, y: number) => void,
  step = 1,
): void {
  for (let y = bar.top; y < bar.bottom; y += step) {
    const inRow = boxes.filter(({ top, bottom }) => y >= top && y < bottom);
    for (let x = bar.left; x < bar.right; x += step) {
      const box = inRow.length > 0 ? inRow.find(({ left, right }) => x >= left && x < right) : undefined;
      if (box) x = box.right - 1;
      else visit(data[y * width + x]!, x, y);
    }
  }
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The value at this share of the counted values. */
function valueAt(counts: Uint32Array, share: number): number {
  const rank = sumOf(counts) * share;
  let value = 0;
  for (let count = counts[0]!; count < rank && value < 255; count += counts[value]!) value++;
  return value;
}
