import type { Raster, Region } from '../picture/raster.ts';
import { followInk } from './ink-parts.ts';
import type { FoundWord } from './recogniser.ts';

/** Size of an ink cell as a power of two, in pixels. */
const cellBits = 2;
const cell = 1 << cellBits;
const inkBelow = 130;
/** Minimum and maximum height of a line in pixels (at about 200 dpi), minimum width and maximum gap in line heights. */
const line = { lowest: 12, highest: 72, narrowest: 2.6, space: 2 };
/** Ink share of a line of print; bars and pictures have more, scribbles less. */
const filled = { min: 0.2, max: 0.85 };
/** Maximum gap within a line, in cells. */
const reachAcross = 6;
/** Margin around a word's box, in cells. */
const around = 1;
/** Maximum number of regions; the widest are most likely print, and each one costs recognition time. */
const max = 3;

/**
 * Finds places that look like print without recognised words: the engine drops some lines, above all spaced letters.
 */
export function findUnreadLines(words: readonly FoundWord[], picture: Raster, maxRegions = max): Region[] {
  const [columns, rows] = [Math.ceil(picture.width / cell), Math.ceil(picture.height / cell)];
  const ink = mapInk(picture, columns, rows);
  for (const { box } of words) clear(ink, box, columns, rows);
  const parts: Part[] = [];
  for (let at = 0; at < ink.length; at++) if (ink[at] === 1) parts.push(followInk(ink, columns, at, reachAcross));
  return joinOnLines(parts.filter(isAsHighAsLetters))
    .filter(isLine)
    .sort((one, other) => other.right - other.left - one.right + one.left)
    .slice(0, maxRegions)
    .map(({ left, right, top, bottom }) => {
      const [x, y] = [Math.max(0, (left - 1) * cell), Math.max(0, (top - 1) * cell)];
      const [end, foot] = [Math.min(picture.width, (right + 2) * cell), Math.min(picture.height, (bottom + 2) * cell)];
      return { left: x, top: y, width: end - x, height: foot - y };
    });
}

function isAsHighAsLetters({ top, bottom }: Part): boolean {
  const high = (bottom - top + 1) * cell;
  return high >= line.lowest && high <= line.highest;
}

function isLine({ left, right, top, bottom, count }: Part): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const share = count / (wide * high);
  return wide >= high * line.narrowest && share >= filled.min && share <= filled.max;
}

/** Joins parts on one line with gaps of less than two heights. */
function joinOnLines(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts.sort((one, other) => one.left - other.left)) {
    const before = joined.find(
      ({ right, top, bottom }) =>
        part.left - right < (bottom - top + 1) * line.space &&
        Math.abs(top - part.top) <= 2 &&
        Math.abs(bottom - part.bottom) <= 2,
    );
    if (!before) joined.push({ ...part });
    else {
      before.right = Math.max(before.right, part.right);
      before.top = Math.min(before.top, part.top);
      before.bottom = Math.max(before.bottom, part.bottom);
      before.count += part.count;
    }
  }
  return joined;
}

/** Includes the number of cells with ink. */
type Part = ReturnType<typeof followInk>;

function mapInk({ width, height, data }: Raster, columns: number, rows: number): Uint8Array {
  const ink = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0, at = y * width; x < width; x++, at++) if (data[at]! < inkBelow) ink[row + (x >> cellBits)] = 1;
  }
  return ink;
}

function clear(ink: Uint8Array, { x, y, width, height }: FoundWord['box'], columns: number, rows: number): void {
  const [left, right] = [Math.floor(x * columns) - around, Math.ceil((x + width) * columns) + around];
  const [top, bottom] = [Math.floor(y * rows) - around, Math.ceil((y + height) * rows) + around];
  for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++)
    ink.fill(0, row * columns + Math.max(0, left), row * columns + Math.min(columns, right));
}
