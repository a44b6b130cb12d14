import { type Area, type CellArea, type Cells, collect } from '../cells.ts';
import type { Raster } from '../raster.ts';
import { fitEdges } from '../shape/fit-edges.ts';
import { type BarTone, hasDarkLetters, measureTone } from './turn-bar.ts';

/** Minimum size of a box on a bar in cells, and minimum share of its rectangle that is light. */
const boxLimits = { across: 4, down: 3, filled: 0.6 };
/** Minimum brightness of a coloured box, as a share of the way from bar to paper. */
const minColouredShare = 0.3;
/** A sharp edge: distance of the compared pixels from it and between them, minimum share and minimum difference. */
const edgeLimits = { away: 3, every: 2, share: 0.8, min: 24 };

interface Bar {
  bar: CellArea;
  paper: number;
  /** Grey level above which a pixel is paper. */
  paperAbove: number;
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
export function findBoxes(picture: Raster, cells: Cells, { bar, paper, paperAbove }: Bar): Boxes {
  const light = collectBoxes(cells, bar, (median) => median > paperAbove).map((part) =>
    fitEdges(picture, part, (value) => value > paperAbove),
  );
  const barLevel = medianOf(cells, bar);
  const min = barLevel + (paper - barLevel) * minColouredShare;
  const colouredBoxes = collectBoxes(cells, bar, (median) => median > min && median <= paperAbove)
    .map((part) => fitEdges(picture, part, (value) => value > min))
    .filter((area) => hasSharpEdges(picture, area));
  const tones = colouredBoxes.map((area) => measureTone(picture, area, []));
  const tinted = tones.filter((tone) => hasDarkLetters(picture, tone));
  const bars = tones.filter((tone) => !tinted.includes(tone));
  return { boxes: [...light, ...colouredBoxes], bars, tinted: tinted.map((tone) => tone.bar) };
}

function collectBoxes({ medians, columns, rows }: Cells, bar: CellArea, isOf: (median: number) => boolean): CellArea[] {
  const marked = new Uint8Array(medians.length);
  for (let row = bar.top; row <= bar.bottom; row++)
    for (let column = bar.left; column <= bar.right; column++)
      if (isOf(medians[row * columns + column]!)) marked[row * columns + column] = 1;
  const found: CellArea[] = [];
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] !== 1) continue;
    const part = collect(marked, columns, rows, at);
    const [across, down] = [part.right - part.left + 1, part.bottom - part.top + 1];
    if (across >= boxLimits.across && down >= boxLimits.down && part.size >= across * down * boxLimits.filled)
      found.push(part);
  }
  return found;
}

function medianOf({ medians, columns }: Cells, bar: CellArea): number {
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
    for (let along = from + edgeLimits.away; along < to - edgeLimits.away; along += edgeLimits.every) {
      count += 1;
      if (inside(along) - outside(along) >= edgeLimits.min) sharp += 1;
    }
    return sharp >= count * edgeLimits.share;
  };
  const [up, down] = [top - edgeLimits.away, bottom - 1 + edgeLimits.away];
  const [before, after] = [left - edgeLimits.away, right - 1 + edgeLimits.away];
  if (up < 0 || before < 0 || down >= height || after >= width) return false;
  return (
    isSharp(
      left,
      right,
      (x) => at(x, top + edgeLimits.away),
      (x) => at(x, up),
    ) &&
    isSharp(
      left,
      right,
      (x) => at(x, bottom - 1 - edgeLimits.away),
      (x) => at(x, down),
    ) &&
    isSharp(
      top,
      bottom,
      (y) => at(left + edgeLimits.away, y),
      (y) => at(before, y),
    ) &&
    isSharp(
      top,
      bottom,
      (y) => at(right - 1 - edgeLimits.away, y),
      (y) => at(after, y),
    )
  );
}

/** Brightens the background of a box to paper, and its print by the same factor. */
export function brighten(picture: Raster, area: Area, paper: number): void {
  const { width, data } = picture;
  const counts = countValues(picture, area);
  const background = counts.indexOf(Math.max(...counts));
  const factor = paper / Math.max(1, background);
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.left; at < y * width + area.right; at++)
      data[at] = Math.min(paper, data[at]! * factor);
}

function countValues({ width, data }: Raster, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[data[y * width + x]!]!++;
  return counts;
}
