import { areLetters } from '../bold-words.ts';
import { type Area, type Cells, cellPixels, collect, measureCells, percentile } from '../cells.ts';
import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';
import { fitEdges } from '../shape/fit-edges.ts';
import { brighten, findBoxes } from './bar-boxes.ts';
import { type BarTone, forEachPixel, hasDarkLetters, isPrinted, measureTone, turnBar } from './turn-bar.ts';

/** Maximum brightness of a bar, as a share of the paper's. */
const darkShare = 0.68;
/** Minimum size of a bar in cells, and minimum filled share of its rectangle. */
const min = { across: 5, down: 1.5, filled: 0.72 };
/** Minimum share of a bar that is not covered by boxes. */
const ownShare = 0.2;
/** Minimum share of an edge that is not covered by boxes. */
const edgeSeen = 0.08;
/** Minimum dark share of a bar's upper and lower edge; large bold digits leave gaps. */
const edgeShare = 0.75;
/** Width of a histogram bin in grey values. */
const toneWidth = 16;
/** Maximum share of the picture; a larger dark area is the picture itself. */
const largestShare = 0.48;

/** Inverts coloured bars with light letters, so that they read like other text. Expects a level picture. */
export function turnDarkBars(picture: Raster): Raster {
  const cells = measureCells(picture);
  const paper = percentile(cells.medians, 0.7);
  const { bars, tinted } = findBars(picture, cells, paper);
  if (bars.length + tinted.length === 0) return picture;
  const turned = { ...picture, data: copyBytes(picture.data) };
  for (const bar of bars) turnBar(turned, bar, paper);
  for (const box of tinted) brighten(turned, box, paper);
  return turned;
}

function findBars(picture: Raster, cells: Cells, paper: number): { bars: BarTone[]; tinted: Area[] } {
  const { medians, columns, rows } = cells;
  const dark = Uint8Array.from(medians, (median) => (median < paper * darkShare ? 1 : 0));
  clearFrame(dark, cells);
  const bars: BarTone[] = [];
  const tinted: Area[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] !== 1) continue;
    const part = collect(dark, columns, rows, at);
    const [across, down] = [part.right - part.left + 1, part.bottom - part.top + 1];
    const touches = part.left === 0 || part.top === 0 || part.right === columns - 1 || part.bottom === rows - 1;
    const mayBeBar = across >= min.across && down >= min.down && part.size >= across * down * ownShare;
    if (!mayBeBar || part.size >= dark.length * largestShare) continue;
    const within = findBoxes(picture, cells, { bar: part, paper, paperAbove: limitOf(paper) });
    if (part.size < across * down * min.filled - areaOf(within.boxes)) continue;
    const fitted = fitEdges(picture, part, (value) => value < limitOf(paper));
    const tone = measureTone(picture, fitted, within.boxes);
    if (touches && !isPrinted(picture, tone)) continue;
    const limit = limitOf(paper);
    const bar = touches ? trimEdges(picture, tone, limit) : fitted;
    const isWhole = hasEdges(picture, { ...tone, bar }, limit) && isDarkGround(picture, { ...tone, bar }, paper);
    if (!isWhole || areLetters(picture, bar, limit)) continue;
    const own = bar === fitted ? tone : measureTone(picture, bar, within.boxes);
    if (hasDarkLetters(picture, own)) tinted.push(bar);
    else bars.push(own);
    bars.push(...within.bars);
    tinted.push(...within.tinted);
  }
  return { bars, tinted };
}

/** Maximum width of a strip of background around a sheet, in cells. */
const strip = 2;

/**
 * Clears remains of the background along the picture's edges, which would connect bars, where nothing dark continues
 * inwards.
 */
function clearFrame(dark: Uint8Array, { columns, rows }: Cells): void {
  if (columns <= 2 * strip || rows <= 2 * strip) return;
  const clear = (length: number, cellAt: (along: number, depth: number) => number) => {
    for (let along = 0; along < length; along++)
      if (dark[cellAt(along, strip)] !== 1) for (let depth = 0; depth < strip; depth++) dark[cellAt(along, depth)] = 0;
  };
  clear(columns, (x, y) => y * columns + x);
  clear(columns, (x, y) => (rows - 1 - y) * columns + x);
  clear(rows, (y, x) => y * columns + x);
  clear(rows, (y, x) => y * columns + columns - 1 - x);
}

/** Threshold between dark and paper. */
function limitOf(paper: number): number {
  return paper * ((1 + darkShare) / 2);
}

/** Area in cells. */
function areaOf(boxes: readonly Area[]): number {
  return (
    boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0) / cellPixels ** 2
  );
}

/** Rows of the bar that are left out at its top and bottom, since they are blurred. */
const inset = 2;

type Covered = Pick<BarTone, 'bar' | 'boxes'>;

function hasEdges(picture: Raster, covered: Covered, limit: number): boolean {
  const { top, bottom } = covered.bar;
  return isEdge(picture, covered, top + inset, limit) && isEdge(picture, covered, bottom - 1 - inset, limit);
}

/** True when a row of a bar is dark wherever no box covers it. */
function isEdge({ width, data }: Raster, { bar: { left, right }, boxes }: Covered, y: number, limit: number): boolean {
  const over = boxes.filter(({ top, bottom }) => y >= top && y < bottom);
  let [dark, seen] = [0, 0];
  for (let x = left; x < right; x++) {
    if (over.some((box) => x >= box.left && x < box.right)) continue;
    seen++;
    if (data[y * width + x]! < limit) dark++;
  }
  return seen >= (right - left) * edgeSeen && dark >= seen * edgeShare;
}

/** Maximum share of a bar at the picture's edge that may be trimmed. */
const maxTrimmed = 0.35;

/** Trims the ends of a bar that light boxes cover. */
function trimEdges(picture: Raster, covered: Covered, limit: number): Area {
  const { bar } = covered;
  const max = Math.floor((bar.bottom - bar.top) * maxTrimmed);
  let { top, bottom } = bar;
  while (top < bar.top + max && !isEdge(picture, covered, top + inset, limit)) top++;
  while (bottom > bar.bottom - max && !isEdge(picture, covered, bottom - 1 - inset, limit)) bottom--;
  return top === bar.top && bottom === bar.bottom ? bar : { ...bar, top, bottom };
}

/** True when the main tone is dark: bold letters on a shaded grey bar are dense enough to look like a bar. */
function isDarkGround(picture: Raster, covered: Covered, paper: number): boolean {
  const counts = new Uint32Array(256 / toneWidth);
  forEachPixel(picture, covered, (value) => {
    counts[Math.floor(value / toneWidth)]!++;
  });
  return counts.indexOf(Math.max(...counts)) * toneWidth < paper * darkShare;
}
