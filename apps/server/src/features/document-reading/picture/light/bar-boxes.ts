import { type Area, type Cells, collect } from '../cells.ts';
import type { Raster } from '../raster.ts';
import { fitEdges } from '../shape/fit-edges.ts';
import { type BarTone, hasDarkLetters, measureTone } from './turn-bar.ts';

/** Minimum size of a box on a bar in cells, and minimum share of its rectangle that is light. */
const box = { across: 4, down: 3, filled: 0.6 };
/** Minimum brightness of a coloured box, as a share of the way from bar to paper. */
const coloured = 0.3;
/** A sharp edge: distance of the compared pixels from it, minimum share of them and minimum difference. */
const edge = { away: 3, share: 0.8, min: 24 };

interface Bar {
  /** Area of the bar in cells. */
  bar: Area;
  paper: number;
  /** Lighter values than this are paper. */
  lightest: number;
}

interface Boxes {
  /** Boxes on the bar that are not part of it. */
  boxes: Area[];
  /** Boxes with lighter letters, which are bars of their own. */
  bars: BarTone[];
  /** Coloured boxes with darker letters. */
  tinted: Area[];
}

/** Finds boxes within a bar, of paper or another colour, whose print may already be dark. */
export function findBoxes(picture: Raster, cells: Cells, { bar, paper, lightest }: Bar): Boxes {
  const light = collectBoxes(cells, bar, (median) => median > lightest).map((part) =>
    fitEdges(picture, part, (value) => value > lightest),
  );
  const tone = medianOf(cells, bar);
  const min = tone + (paper - tone) * coloured;
  const others = collectBoxes(cells, bar, (median) => median > min && median <= lightest)
    .map((part) => fitEdges(picture, part, (value) => value > min))
    .filter((area) => hasSharpEdges(picture, area));
  const tones = others.map((area) => measureTone(picture, area, []));
  const tinted = tones.filter((tone) => hasDarkLetters(picture, tone));
  const bars = tones.filter((tone) => !tinted.includes(tone));
  return { boxes: [...light, ...others], bars, tinted: tinted.map((tone) => tone.bar) };
}

function collectBoxes({ medians, columns, rows }: Cells, bar: Area, isOf: (median: number) => boolean): Area[] {
  const marked = new Uint8Array(medians.length);
  for (let row = bar.top; row <= bar.bottom; row++)
    for (let column = bar.left; column <= bar.right; column++)
      if (isOf(medians[row * columns + column]!)) marked[row * columns + column] = 1;
  const found: Area[] = [];
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] !== 1) continue;
    const part = collect(marked, columns, rows, at);
    const [across, down] = [part.right - part.left + 1, part.bottom - part.top + 1];
    if (across >= box.across && down >= box.down && part.size >= across * down * box.filled) found.push(part);
  }
  return found;
}

function medianOf({ medians, columns }: Cells, bar: Area): number {
  const values: number[] = [];
  for (let row = bar.top; row <= bar.bottom; row++)
    for (let column = bar.left; column <= bar.right; column++) values.push(medians[row * columns + column]!);
  return values.sort((one, other) => one - other)[values.length >> 1]!;
}

/** False for a colour gradient, which is not a box. */
function hasSharpEdges({ width, height, data }: Raster, { left, top, right, bottom }: Area): boolean {
  const at = (x: number, y: number) => data[y * width + x]!;
  const isSharp = (from: number, to: number, inside: (at: number) => number, outside: (at: number) => number) => {
    let [sharp, count] = [0, 0];
    for (let along = from + edge.away; along < to - edge.away; along += 2) {
      count += 1;
      if (inside(along) - outside(along) >= edge.min) sharp += 1;
    }
    return sharp >= count * edge.share;
  };
  const [up, down] = [top - edge.away, bottom - 1 + edge.away];
  const [before, after] = [left - edge.away, right - 1 + edge.away];
  if (up < 0 || before < 0 || down >= height || after >= width) return false;
  return (
    isSharp(
      left,
      right,
      (x) => at(x, top + edge.away),
      (x) => at(x, up),
    ) &&
    isSharp(
      left,
      right,
      (x) => at(x, bottom - 1 - edge.away),
      (x) => at(x, down),
    ) &&
    isSharp(
      top,
      bottom,
      (y) => at(left + edge.away, y),
      (y) => at(before, y),
    ) &&
    isSharp(
      top,
      bottom,
      (y) => at(right - 1 - edge.away, y),
      (y) => at(after, y),
    )
  );
}

/** Brightens the background of a box to paper, and its print by the same factor. */
export function brighten(picture: Raster, area: Area, paper: number): void {
  const { width, data } = picture;
  const counts = countValues(picture, area);
  const share = paper / Math.max(1, counts.indexOf(Math.max(...counts)));
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.left; at < y * width + area.right; at++)
      data[at] = Math.min(paper, data[at]! * share);
}

function countValues({ width, data }: Raster, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[data[y * width + x]!]!++;
  return counts;
}
