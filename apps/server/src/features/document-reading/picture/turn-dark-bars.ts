import type { Raster } from './raster.ts';

const cell = 16;
/** A bar is darker than this share of the paper around it, in which a cell's median counts. */
const darkShare = 0.62;
/** Cells that a bar has at least, and the share of its rectangle that it fills. */
const fewest = { across: 5, down: 1.5, filled: 0.72 };
/** So much of a bar's upper and lower edge is dark; large bold digits have gaps. */
const edgeShare = 0.75;
/** Values so near to one another are one tone. */
const toneWidth = 16;
/** Share of the picture beyond which a dark part is the picture itself. */
const largestShare = 0.35;

/**
 * Letters on coloured bars are lighter than what they stand on: such bars are turned light, with dark letters, so that
 * they read like the rest. Expects a level picture.
 */
export function turnDarkBars(picture: Raster): Raster {
  const cells = measureCells(picture);
  const paper = percentile(cells.medians, 0.7);
  const bars = findBars(picture, cells, paper);
  if (bars.length === 0) return picture;
  const turned = { ...picture, data: picture.data.slice() };
  for (const bar of bars) turnBar(turned, bar, paper);
  return turned;
}

interface Bar {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function findBars(picture: Raster, { medians, columns, rows }: Cells, paper: number): Bar[] {
  const dark = Uint8Array.from(medians, (median) => (median < paper * darkShare ? 1 : 0));
  const bars: Bar[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] !== 1) continue;
    const part = collect(dark, columns, rows, at);
    const [across, down] = [part.right - part.left + 1, part.bottom - part.top + 1];
    const touches = part.left === 0 || part.top === 0 || part.right === columns - 1 || part.bottom === rows - 1;
    const isBar = across >= fewest.across && down >= fewest.down && part.size >= across * down * fewest.filled;
    if (!isBar || part.size >= dark.length * largestShare) continue;
    const fitted = fitEdges(picture, part, paper);
    if (touches && !isPrinted(picture, fitted)) continue;
    const bar = touches ? trimEdges(picture, fitted, paper) : fitted;
    if (hasEdges(picture, bar, paper) && isDarkGround(picture, bar, paper)) bars.push(bar);
  }
  return bars;
}

interface Cells {
  medians: Uint8Array;
  columns: number;
  rows: number;
}

function measureCells({ width, height, data }: Raster): Cells {
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const medians = new Uint8Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      for (let y = row * cell; y < (row + 1) * cell; y += 2)
        for (let x = column * cell; x < (column + 1) * cell; x += 2) counts[data[y * width + x]!]!++;
      let value = 0;
      for (let count = counts[0]!; count < (cell * cell) / 8; count += counts[value]!) value++;
      medians[row * columns + column] = value;
    }
  }
  return { medians, columns, rows };
}

function percentile(values: Uint8Array, share: number): number {
  return values.slice().sort()[Math.floor(values.length * share)]!;
}

/** The dark cells that hang together, taken out of the map. */
function collect(dark: Uint8Array, columns: number, rows: number, start: number): Bar & { size: number } {
  const part = { left: columns, top: rows, right: 0, bottom: 0, size: 0 };
  const waiting = [start];
  dark[start] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    part.size++;
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    const around = [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns];
    for (const next of around) {
      if (next < 0 || next >= dark.length || dark[next] !== 1) continue;
      dark[next] = 0;
      waiting.push(next);
    }
  }
  return part;
}

/** From cells to pixels: edges move inwards to what is dark, then outwards while most of the next row or column is dark. */
function fitEdges({ width, height, data }: Raster, part: Bar, paper: number): Bar {
  const limit = paper * ((1 + darkShare) / 2);
  const bar = {
    left: part.left * cell,
    top: part.top * cell,
    right: (part.right + 1) * cell,
    bottom: (part.bottom + 1) * cell,
  };
  const isDarkRow = (y: number) => {
    let count = 0;
    for (let x = bar.left; x < bar.right; x += 3) if (data[y * width + x]! < limit) count++;
    return count * 3 > (bar.right - bar.left) * 0.5;
  };
  const isDarkColumn = (x: number) => {
    let count = 0;
    for (let y = bar.top; y < bar.bottom; y += 3) if (data[y * width + x]! < limit) count++;
    return count * 3 > (bar.bottom - bar.top) * 0.5;
  };
  for (let step = 0; step < cell; step++) {
    if (!isDarkRow(bar.top)) bar.top++;
    if (!isDarkRow(bar.bottom - 1)) bar.bottom--;
    if (!isDarkColumn(bar.left)) bar.left++;
    if (!isDarkColumn(bar.right - 1)) bar.right--;
  }
  for (let step = 0; step < cell; step++) {
    if (bar.top > 0 && isDarkRow(bar.top - 1)) bar.top--;
    if (bar.bottom < height && isDarkRow(bar.bottom)) bar.bottom++;
    if (bar.left > 0 && isDarkColumn(bar.left - 1)) bar.left--;
    if (bar.right < width && isDarkColumn(bar.right)) bar.right++;
  }
  return bar;
}

function hasEdges(picture: Raster, bar: Bar, paper: number): boolean {
  return isEdge(picture, bar, bar.top + 2, paper) && isEdge(picture, bar, bar.bottom - 3, paper);
}

function isEdge({ width, data }: Raster, { left, right }: Bar, y: number, paper: number): boolean {
  const limit = paper * ((1 + darkShare) / 2);
  let count = 0;
  for (let x = left; x < right; x++) if (data[y * width + x]! < limit) count++;
  return count >= (right - left) * edgeShare;
}

/** Of a bar along the edge of a page so much may be covered by what lies over its end. */
const mostTrimmed = 0.35;

/** Light boxes that lie over the end of a bar are left as they are, with the part of it beside them. */
function trimEdges(picture: Raster, bar: Bar, paper: number): Bar {
  const most = Math.floor((bar.bottom - bar.top) * mostTrimmed);
  let { top, bottom } = bar;
  while (top < bar.top + most && !isEdge(picture, bar, top + 2, paper)) top++;
  while (bottom > bar.bottom - most && !isEdge(picture, bar, bottom - 3, paper)) bottom--;
  return { ...bar, top, bottom };
}

/** Whether what is most of it is dark: on a grey bar in the shade bold letters are darker, and dense enough to seem a bar. */
function isDarkGround({ width, data }: Raster, { left, top, right, bottom }: Bar, paper: number): boolean {
  const counts = new Uint32Array(256 / toneWidth);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) counts[Math.floor(data[y * width + x]! / toneWidth)]!++;
  return counts.indexOf(Math.max(...counts)) * toneWidth < paper * darkShare;
}

/** Of what is printed in one colour so much has its tone, to so many grey values; of a ground less. */
const oneTone = { share: 0.55, width: 24 };

/** A bar that reaches the edge may be the ground the sheet lies on, unless it is of one tone as only print is. */
function isPrinted({ width, data }: Raster, { left, top, right, bottom }: Bar): boolean {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[data[y * width + x]!]!++;
  let [sum, most] = [0, 0];
  for (let value = 0; value < 256; value++) {
    sum += counts[value]! - (counts[value - oneTone.width] ?? 0);
    most = Math.max(most, sum);
  }
  return most >= (right - left) * (bottom - top) * oneTone.share;
}

/** What it stands on becomes as bright as paper, and the brightest letters become ink. */
function turnBar({ width, data }: Raster, { left, top, right, bottom }: Bar, paper: number): void {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[data[y * width + x]!]!++;
  const total = (right - left) * (bottom - top);
  const ground = valueAt(counts, total * 0.5);
  const ink = Math.max(valueAt(counts, total * 0.995), ground + 1);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const share = (data[at]! - ground) / (ink - ground);
      data[at] = paper * (0.98 - 0.86 * Math.max(0, Math.min(1, share)));
    }
  }
}

function valueAt(counts: Uint32Array, rank: number): number {
  let value = 0;
  for (let count = counts[0]!; count < rank && value < 255; count += counts[value]!) value++;
  return value;
}
