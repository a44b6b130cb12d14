import { brighten, findBoxes } from './bar-boxes.ts';
import { areLetters } from './bold-words.ts';
import { type Area, type Cells, collect, measureCells, percentile } from './cells.ts';
import { fitEdges } from './fit-edges.ts';
import type { Raster } from './raster.ts';
import { type BarTone, hasDarkLetters, isPrinted, measureTone, turnBar } from './turn-bar.ts';

/** A bar is darker than this share of the paper around it, in which a cell's median counts. */
const darkShare = 0.68;
/** Cells that a bar has at least, and the share of its rectangle that it fills. */
const fewest = { across: 5, down: 1.5, filled: 0.72 };
/** So much of a bar's upper and lower edge is dark; large bold digits have gaps. */
const edgeShare = 0.75;
/** Values so near to one another are one tone. */
const toneWidth = 16;
/** Share of the picture beyond which a dark part is the picture itself. */
const largestShare = 0.48;

/**
 * Letters on coloured bars are lighter than what they stand on: such bars are turned light, with dark letters, so that
 * they read like the rest. Expects a level picture.
 */
export function turnDarkBars(picture: Raster): Raster {
  const cells = measureCells(picture);
  const paper = percentile(cells.medians, 0.7);
  const { bars, tinted } = findBars(picture, cells, paper);
  if (bars.length + tinted.length === 0) return picture;
  const turned = { ...picture, data: picture.data.slice() };
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
    const isBar = across >= fewest.across && down >= fewest.down && part.size >= across * down * fewest.filled;
    if (!isBar || part.size >= dark.length * largestShare) continue;
    const fitted = fitEdges(picture, part, (value) => value < limitOf(paper));
    const within = findBoxes(picture, cells, { bar: part, paper, lightest: limitOf(paper) });
    const tone = measureTone(picture, fitted, within.boxes);
    if (touches && !isPrinted(picture, tone)) continue;
    const bar = touches ? trimEdges(picture, fitted, paper) : fitted;
    if (
      !hasEdges(picture, bar, paper) ||
      !isDarkGround(picture, bar, paper) ||
      areLetters(picture, bar, limitOf(paper))
    )
      continue;
    const own = bar === fitted ? tone : measureTone(picture, bar, within.boxes);
    if (hasDarkLetters(picture, own)) tinted.push(bar);
    else bars.push(own);
    bars.push(...within.bars);
    tinted.push(...within.tinted);
  }
  return { bars, tinted };
}

/** A strip of ground around a sheet is so many cells wide at most. */
const strip = 2;

/** Takes away what the ground leaves along the edges of the picture, where nothing dark goes on further in: it joins bars. */
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

/** Between what is dark and what is paper. */
function limitOf(paper: number): number {
  return paper * ((1 + darkShare) / 2);
}

function hasEdges(picture: Raster, bar: Area, paper: number): boolean {
  return isEdge(picture, bar, bar.top + 2, paper) && isEdge(picture, bar, bar.bottom - 3, paper);
}

function isEdge({ width, data }: Raster, { left, right }: Area, y: number, paper: number): boolean {
  const limit = limitOf(paper);
  let count = 0;
  for (let x = left; x < right; x++) if (data[y * width + x]! < limit) count++;
  return count >= (right - left) * edgeShare;
}

/** Of a bar along the edge of a page so much may be covered by what lies over its end. */
const mostTrimmed = 0.35;

/** Light boxes that lie over the end of a bar are left as they are, with the part of it beside them. */
function trimEdges(picture: Raster, bar: Area, paper: number): Area {
  const most = Math.floor((bar.bottom - bar.top) * mostTrimmed);
  let { top, bottom } = bar;
  while (top < bar.top + most && !isEdge(picture, bar, top + 2, paper)) top++;
  while (bottom > bar.bottom - most && !isEdge(picture, bar, bottom - 3, paper)) bottom--;
  return top === bar.top && bottom === bar.bottom ? bar : { ...bar, top, bottom };
}

/** Whether what is most of it is dark: on a grey bar in the shade bold letters are darker, and dense enough to seem a bar. */
function isDarkGround({ width, data }: Raster, { left, top, right, bottom }: Area, paper: number): boolean {
  const counts = new Uint32Array(256 / toneWidth);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) counts[Math.floor(data[y * width + x]! / toneWidth)]!++;
  return counts.indexOf(Math.max(...counts)) * toneWidth < paper * darkShare;
}
