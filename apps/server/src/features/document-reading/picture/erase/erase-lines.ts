import { copyBytes } from '../page-memory.ts';
import { createScratch, type Raster } from '../raster.ts';

const inkBelow = 195;
/** Minimum length of horizontal and vertical runs, as shares of the longer side. */
const acrossShare = 0.05;
const downShare = 0.021;
/** Maximum length of a letter's stroke in pixels; letters on cards and slips are large relative to the sheet. */
const maxStroke = 52;
/** Minimum length of the side of a box: a vertical run between two horizontal lines. */
const sideShare = 0.009;
const gapPixels = 2;
const thinPixels = 7;
/** Minimum thin share of a run; rows of letters are thick in places. */
const thinShare = 0.8;
const marginPixels = 2;
const paper = 255;

/** Bit marks of pixels: on a line, or on a part of a line too thick to be erased alone. */
const mark = { acrossLine: 1, acrossThick: 2, downLine: 4, downThick: 8 };
const lines = mark.acrossLine | mark.downLine;
const crossing = mark.acrossThick | mark.downThick;

const marksOf = createScratch();
const kindsOf = createScratch();

/** Erases ruling lines, which prevent the engine from seeing the text in tables. Expects even light. */
export function eraseLines(raster: Raster): Raster {
  const { width, height, data } = raster;
  const long = Math.max(width, height);
  const marks = marksOf(Math.ceil(data.length / 4) * 4);
  markAcross(marks, raster, Math.round(long * acrossShare));
  markLoose(marks, raster, Math.round(long * loose.acrossShare));
  markDown(marks, raster, {
    minLength: Math.max(maxStroke, Math.round(long * downShare)),
    minSide: Math.round(long * sideShare),
  });
  return { width, height, data: erase(data, marks) };
}

function erase(data: Uint8Array, marks: Uint8Array): Uint8Array {
  const erased = copyBytes(data);
  // Most of a page is unmarked, so skip four pixels at a time.
  const fours = new Uint32Array(marks.buffer, 0, marks.length / 4);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    const end = Math.min(data.length, four * 4 + 4);
    for (let at = four * 4; at < end; at++) {
      const found = marks[at]!;
      if ((found & lines) !== 0 || (found & crossing) === crossing) erased[at] = paper;
    }
  }
  return erased;
}

function markAcross(marks: Uint8Array, raster: Raster, minLength: number): void {
  const { width, height, data } = raster;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let start = -1;
    let end = -1;
    for (let x = 0; x <= width; x++) {
      if (x < width && data[row + x]! < inkBelow) {
        if (start < 0) start = x;
        end = x;
      } else if (start >= 0 && (x - end > gapPixels || x === width)) {
        if (end - start + 1 >= minLength)
          markRun(marks, raster, {
            first: row + start,
            count: end - start + 1,
            along: 1,
            aside: width,
            before: y,
            after: height - 1 - y,
            line: mark.acrossLine,
            thick: mark.acrossThick,
          });
        start = -1;
      }
    }
  }
}

interface Lengths {
  minLength: number;
  minSide: number;
}

/** Scans row by row and keeps the open run of each column, which follows the memory layout. */
function markDown(marks: Uint8Array, raster: Raster, { minLength, minSide }: Lengths): void {
  const { width, height, data } = raster;
  const isOnLine = (y: number, x: number) => (marks[y * width + x]! & (mark.acrossLine | mark.acrossThick)) !== 0;
  const starts = new Int32Array(width).fill(-1);
  const ends = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (y < height && data[row + x]! < inkBelow) {
        if (starts[x]! < 0) starts[x] = y;
        ends[x] = y;
        continue;
      }
      const start = starts[x]!;
      if (start < 0 || (y - ends[x]! <= gapPixels && y < height)) continue;
      starts[x] = -1;
      const count = ends[x]! - start + 1;
      const isSide = count >= minSide && isOnLine(start, x) && isOnLine(ends[x]!, x);
      if (isSide || count >= minLength)
        markRun(marks, raster, {
          first: start * width + x,
          count,
          along: width,
          aside: 1,
          before: x,
          after: width - 1 - x,
          line: mark.downLine,
          thick: mark.downThick,
        });
    }
  }
}

/** A dark run as index steps: along the run and across it, with the number of pixels on either side. */
interface Run {
  first: number;
  count: number;
  along: number;
  aside: number;
  before: number;
  after: number;
  line: number;
  thick: number;
}

function markRun(marks: Uint8Array, { data }: Raster, run: Run): void {
  const { first, count, along, aside, before, after, line, thick } = run;
  const isThin = new Uint8Array(count);
  let thinCount = 0;
  for (let step = 0; step < count; step++) {
    if (!isThinAt(data, first + step * along, run)) continue;
    isThin[step] = 1;
    thinCount++;
  }
  if (thinCount < count * thinShare) return;
  const from = -Math.min(marginPixels, before);
  const to = Math.min(marginPixels, after);
  for (let step = 0; step < count; step++) {
    const at = first + step * along;
    if (isThin[step]) for (let side = from; side <= to; side++) marks[at + side * aside]! |= line;
    else marks[at]! |= thick;
  }
}

function isThinAt(data: Uint8Array, at: number, { aside, before, after }: Run): boolean {
  if (data[at]! >= inkBelow) return true;
  let thickness = 1;
  for (let side = 1; side <= before && thickness < thinPixels && data[at - side * aside]! < inkBelow; side++)
    thickness++;
  for (let side = 1; side <= after && thickness < thinPixels && data[at + side * aside]! < inkBelow; side++)
    thickness++;
  return thickness < thinPixels;
}

/** Parameters for faint, tilted or dotted lines, found in a horizontally blurred copy. */
const loose = { acrossShare: 0.07, gapPixels: 4, letterPixels: 16, smearPixels: 9, inkBelow: 225 };
/** Pixel values of the blurred copy; 0 is paper. */
const ink = { thin: 1, thick: 2 };

/** Marks horizontal runs across three rows, which connects tilted, wavy and dotted lines. */
function markLoose(marks: Uint8Array, raster: Raster, minLength: number): void {
  const { width, height } = raster;
  const { kinds, stride } = smearAcross(raster);
  const fours = new Uint32Array(kinds.buffer, 0, kinds.length / 4);
  for (let y = 1; y < height - 1; y++) {
    const row = y * stride;
    let start = -1;
    let end = -1;
    for (let x = 0; x <= width; x++) {
      const at = row + x;
      if (start < 0 && (x & 3) === 0 && x < width) {
        const four = at >> 2;
        const next = stride >> 2;
        if ((fours[four - next]! | fours[four]! | fours[four + next]!) === 0) {
          x += 3;
          continue;
        }
      }
      const isThin = x < width && ((kinds[at - stride]! | kinds[at]! | kinds[at + stride]!) & ink.thin) !== 0;
      if (isThin) {
        if (start < 0) start = x;
        end = x;
        continue;
      }
      const isThick = x === width || kinds[at]! !== 0;
      if (start < 0 || (!isThick && x - end <= loose.gapPixels)) continue;
      // A letter touched by the line has thin parts too.
      if (isThick) end -= loose.letterPixels;
      if (end - start + 1 >= minLength) markThin(marks, raster, { kinds, stride, y, start, end });
      start = -1;
    }
  }
}

interface LooseRun {
  kinds: Uint8Array;
  stride: number;
  y: number;
  start: number;
  end: number;
}

function markThin(marks: Uint8Array, { width, height }: Raster, { kinds, stride, y, start, end }: LooseRun): void {
  for (let row = Math.max(0, y - 1 - marginPixels); row <= Math.min(height - 1, y + 1 + marginPixels); row++)
    for (let x = start; x <= end; x++)
      if (kinds[row * stride + x] !== ink.thick) marks[row * width + x]! |= mark.acrossLine;
}

/** Classifies ink by its vertical thickness, in a copy with a horizontal box blur. */
function smearAcross({ width, height, data }: Raster): { kinds: Uint8Array; stride: number } {
  const stride = Math.ceil(width / 4) * 4;
  const kinds = kindsOf(stride * height);
  const heights = new Uint8Array(width);
  const reach = loose.smearPixels >> 1;
  const limit = loose.inkBelow * loose.smearPixels;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = data[row]! * reach;
    for (let x = 0; x <= reach; x++) sum += data[row + Math.min(width - 1, x)]!;
    for (let x = 0; x < width; x++) {
      const at = y * stride + x;
      if (sum < limit) {
        kinds[at] = ink.thick;
        if (heights[x]! < thinPixels) heights[x]!++;
      } else if (heights[x]! > 0) {
        if (heights[x]! < thinPixels) thinOut(kinds, at, stride, heights[x]!);
        heights[x] = 0;
      }
      const entering = x + reach + 1 < width ? x + reach + 1 : width - 1;
      const leaving = x > reach ? x - reach : 0;
      sum += data[row + entering]! - data[row + leaving]!;
    }
  }
  for (let x = 0; x < width; x++)
    if (heights[x]! > 0 && heights[x]! < thinPixels) thinOut(kinds, height * stride + x, stride, heights[x]!);
  return { kinds, stride };
}

/** Marks the stroke that ended above this pixel as thin. */
function thinOut(kinds: Uint8Array, at: number, stride: number, count: number): void {
  for (let up = 1; up <= count; up++) kinds[at - up * stride] = ink.thin;
}
