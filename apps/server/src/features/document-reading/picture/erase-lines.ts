import type { Raster } from './raster.ts';

const darkBelow = 195;
/** Shares of the longer side that a run must have, across and down. */
const acrossShare = 0.05;
const downShare = 0.021;
const gapPixels = 2;
const thinPixels = 7;
/** So much of a run must be thin: letters standing in a row are thick somewhere. */
const thinShare = 0.8;
const marginPixels = 2;
/** Lines that are faint, not quite level or made of dots: looked for in a copy that is smeared across. */
const loose = { acrossShare: 0.07, gapPixels: 4, letterPixels: 16, smearPixels: 9, darkBelow: 225 };
const paper = 255;

/** Removes ruling lines, which keep the recogniser from seeing the text of tables. Expects even light. */
export function eraseLines(raster: Raster): Raster {
  const long = Math.max(raster.width, raster.height);
  const across = findLines(raster, Math.round(long * acrossShare));
  markLoose(across, raster, Math.round(long * loose.acrossShare));
  const down = transpose(findLines(transpose(raster), Math.round(long * downShare)));
  const data = raster.data.slice();
  for (let index = 0; index < data.length; index++) {
    const isLine = across.data[index] === line || down.data[index] === line;
    const isCrossing = across.data[index] === thick && down.data[index] === thick;
    if (isLine || isCrossing) data[index] = paper;
  }
  return { ...raster, data };
}

/** Marks of pixels: on a line, and on a line where it is too thick to be erased by itself. */
const line = 1;
const thick = 2;

/** Lines that run across, as marks. */
function findLines(raster: Raster, minLength: number): Raster {
  const { width, height, data } = raster;
  const thickness = measureThickness(raster);
  const marks: Raster = { width, height, data: new Uint8Array(width * height) };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let start = -1;
    let end = -1;
    for (let x = 0; x <= width; x++) {
      if (x < width && data[row + x]! < darkBelow) {
        if (start < 0) start = x;
        end = x;
      } else if (start >= 0 && (x - end > gapPixels || x === width)) {
        if (end - start + 1 >= minLength) markRun(marks, thickness, { y, start, end });
        start = -1;
      }
    }
  }
  return marks;
}

function markRun(marks: Raster, thickness: Uint8Array, { y, start, end }: { y: number; start: number; end: number }) {
  const { width, height, data } = marks;
  const row = y * width;
  let thinCount = 0;
  for (let x = start; x <= end; x++) if (thickness[row + x]! < thinPixels) thinCount++;
  if (thinCount < (end - start + 1) * thinShare) return;
  for (let x = start; x <= end; x++) {
    if (thickness[row + x]! >= thinPixels) {
      if (data[row + x] === 0) data[row + x] = thick;
      continue;
    }
    const last = Math.min(height - 1, y + marginPixels);
    for (let at = Math.max(0, y - marginPixels); at <= last; at++) data[at * width + x] = line;
  }
}

/** Adds what runs across over three rows, so that slanted, wavy and dotted lines hold together. */
function markLoose(marks: Raster, raster: Raster, minLength: number): void {
  const { width, height } = raster;
  const thickness = measureThickness(smearAcross(raster), loose.darkBelow);
  const kinds = new Uint8Array(width);
  for (let y = 1; y < height - 1; y++) {
    classifyColumns(kinds, thickness, y * width, width);
    let start = -1;
    let end = -1;
    for (let x = 0; x <= width; x++) {
      const kind = x < width ? kinds[x]! : thick;
      if (kind === line) {
        if (start < 0) start = x;
        end = x;
      } else if (start >= 0 && (kind === thick || x - end > loose.gapPixels)) {
        // A letter that a line runs up to has thin parts, too.
        if (kind === thick) end -= loose.letterPixels;
        if (end - start + 1 >= minLength) markThin(marks, thickness, y, { start, end });
        start = -1;
      }
    }
  }
}

/** Each pixel as the mean of those around it in its row. */
function smearAcross({ width, height, data }: Raster): Raster {
  const smeared = new Uint8Array(data.length);
  const reach = loose.smearPixels >> 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = data[row]! * reach;
    for (let x = 0; x <= reach; x++) sum += data[row + Math.min(width - 1, x)]!;
    for (let x = 0; x < width; x++) {
      smeared[row + x] = sum / loose.smearPixels;
      sum += data[row + Math.min(width - 1, x + reach + 1)]! - data[row + Math.max(0, x - reach)]!;
    }
  }
  return { width, height, data: smeared };
}

const paperColumn = 0;

/** What each column holds over three rows: nothing, something thin, or only something thick. */
function classifyColumns(kinds: Uint8Array, thickness: Uint8Array, row: number, width: number): void {
  for (let x = 0; x < width; x++) {
    const at = row + x;
    const above = thickness[at - width]!;
    const here = thickness[at]!;
    const below = thickness[at + width]!;
    const isThin =
      (above > 0 && above < thinPixels) || (here > 0 && here < thinPixels) || (below > 0 && below < thinPixels);
    kinds[x] = isThin ? line : here > 0 ? thick : paperColumn;
  }
}

function markThin(marks: Raster, thickness: Uint8Array, y: number, { start, end }: { start: number; end: number }) {
  const { width, height, data } = marks;
  for (let row = Math.max(0, y - 1 - marginPixels); row <= Math.min(height - 1, y + 1 + marginPixels); row++)
    for (let x = start; x <= end; x++) if (thickness[row * width + x]! < thinPixels) data[row * width + x] = line;
}

/** How long the dark run is that a pixel belongs to, down its column; 0 for paper. */
function measureThickness({ width, height, data }: Raster, darkest = darkBelow): Uint8Array {
  const runs = new Uint8Array(width * height);
  for (let index = 0; index < data.length; index++) {
    if (data[index]! >= darkest) continue;
    const above = index >= width ? runs[index - width]! : 0;
    runs[index] = above < 255 ? above + 1 : 255;
  }
  for (let index = data.length - width - 1; index >= 0; index--) {
    if (runs[index]! > 0 && runs[index + width]! > runs[index]!) runs[index] = runs[index + width]!;
  }
  return runs;
}

const block = 64;

/** In blocks, so that both pictures stay in the processor's cache. */
function transpose({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(width * height);
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const bottom = Math.min(height, top + block);
      const right = Math.min(width, left + block);
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) turned[x * height + y] = data[y * width + x]!;
    }
  }
  return { width: height, height: width, data: turned };
}
