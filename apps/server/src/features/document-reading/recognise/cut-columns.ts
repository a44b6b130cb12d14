import type { Raster, Region } from '../picture/raster.ts';

/** Margin kept above and below the ink of a part, in cells, for print too pale to count as ink. */
const leftWhite = 14;
/** Number of cells across the picture. */
const cellsAcross = 600;
const inkBelow = 170;
/** Maximum size of a speck, in cells. */
const speckCells = 3;
/** Lower lines are specks or ruling lines. */
const minLinePixels = 3;
/** Minimum width of a gutter, height of a gap between bands and width of a column, as shares of the picture. */
const gutterShare = 0.025;
const bandShare = 0.018;
const columnShare = 0.12;
/** Minimum share of lines without a level line in the other column at which columns are read separately. */
const oddLineShare = 0.4;
const minLines = 3;
const maxDepth = 4;
/** Maximum distance between the middles of level lines, as a share of the line height. */
const levelShare = 0.25;
/** Minimum widths of gutters and columns within one table row. */
const cellShares = { gutter: 0.015, column: 0.012 };
/** Minimum shared height of two level cells in a row. */
const sharedShare = 0.55;

/**
 * Splits a page into parts to be read separately: adjacent columns whose lines are not level would be mixed up. Empty
 * when no cut is needed.
 */
export function cutColumns(picture: Raster): Region[] {
  const cell = Math.max(1, Math.round(picture.width / cellsAcross));
  const map = dropSpecks(mapInk(picture, cell));
  const whole = { left: 0, top: 0, width: map.width, height: map.height };
  const regions = cut(map, whole, 0).flatMap((region) => trimToInk(map, region));
  return regions.length <= 1 ? [] : regions.map((region) => toPixels(region, cell, picture));
}

/** Cuts off areas without ink, where recognition is slow and reads noise as letters. */
function trimToInk(map: Raster, { top, height, ...rest }: Region): Region[] {
  const isInk = (row: number) => hasInk(map, { ...rest, top: row, height: 1 });
  let [first, last] = [top, top + height - 1];
  while (first <= last && !isInk(first)) first++;
  while (last > first && !isInk(last)) last--;
  if (first > last) return [];
  const [from, to] = [Math.max(top, first - leftWhite), Math.min(top + height, last + 1 + leftWhite)];
  return [{ ...rest, top: from, height: to - from }];
}

function hasInk(map: Raster, { left, top, width, height }: Region): boolean {
  for (let y = top; y < top + height; y++) {
    const row = y * map.width + left;
    if (map.data.subarray(row, row + width).includes(1)) return true;
  }
  return false;
}

function mapInk({ width, height, data }: Raster, cell: number): Raster {
  const map: Raster = { width: Math.floor(width / cell), height: Math.floor(height / cell), data: new Uint8Array(0) };
  map.data = new Uint8Array(map.width * map.height);
  for (let y = 0; y < map.height * cell; y++) {
    const row = Math.floor(y / cell) * map.width;
    for (let x = 0; x < map.width * cell; x++)
      if (data[y * width + x]! < inkBelow) map.data[row + ((x / cell) | 0)] = 1;
  }
  return map;
}

/** Drops specks and remains of erased lines, which would prevent a cut. */
function dropSpecks(map: Raster): Raster {
  const { width, height, data } = map;
  const kept = data.slice();
  const seen = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== 1 || seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    let [left, right, bottom] = [start % width, start % width, Math.floor(start / width)];
    const top = bottom;
    for (let index = 0; index < part.length; index++) {
      const [x, y] = [part[index]! % width, Math.floor(part[index]! / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const at = row * width + column;
          if (data[at] !== 1 || seen[at] === 1) continue;
          seen[at] = 1;
          part.push(at);
        }
    }
    if (right - left < speckCells && bottom - top < speckCells) for (const at of part) kept[at] = 0;
  }
  return { ...map, data: kept };
}

function cut(map: Raster, region: Region, depth: number): Region[] {
  if (depth >= maxDepth) return cutRows(map, region);
  for (const x of listGutters(map, region)) {
    const left = { ...region, width: x - region.left };
    const right = { ...region, left: x, width: region.left + region.width - x };
    if (isUneven(listLines(map, left), listLines(map, right)))
      return [...cut(map, left, depth + 1), ...cut(map, right, depth + 1)];
  }
  const bands = splitBands(map, region, Math.max(3, Math.round(map.height * bandShare)));
  if (bands.length < 2) return cutRows(map, region);
  return joinUncut(bands.map((band) => cut(map, band, depth + 1)));
}

/** Cuts only table rows in which a label stands beside the middle of two lines. */
function cutRows(map: Raster, region: Region): Region[] {
  const parts = splitBands(map, region, 1).map((row) => {
    const gutters = listGutters(map, row, cellShares).toSorted((one, other) => one - other);
    const cells = splitAcross(row, gutters).map((cell) => listLines(map, cell));
    const odd = gutters.filter((_, index) => hasOddLine(cells[index]!, cells[index + 1]!));
    return odd.length === 0 ? [row] : splitAcross(row, odd).flatMap((cell) => cutRows(map, cell));
  });
  return joinUncut(parts);
}

function splitAcross(row: Region, gutters: readonly number[]): Region[] {
  const edges = [row.left, ...gutters, row.left + row.width];
  return edges.slice(1).map((right, index) => ({ ...row, left: edges[index]!, width: right - edges[index]! }));
}

/** True when a line overlaps lines of the other side but is level with none. */
function hasOddLine(one: Line[], other: Line[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.some((line) => {
    const touching = many.filter((each) => each.bottom > line.top && each.top < line.bottom);
    return touching.length > 0 && !touching.some((each) => shareOf(each, line) >= sharedShare);
  });
}

function shareOf(one: Line, other: Line): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared / Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top));
}

/** Merges adjacent bands that were not cut. */
function joinUncut(bands: Region[][]): Region[] {
  const joined: { region: Region; isWhole: boolean }[] = [];
  for (const regions of bands) {
    const last = joined.at(-1);
    const [first] = regions;
    if (first && regions.length === 1 && last?.isWhole)
      last.region = { ...last.region, height: first.top + first.height - last.region.top };
    else joined.push(...regions.map((region) => ({ region, isWhole: regions.length === 1 })));
  }
  return joined.map(({ region }) => region);
}

/** Middles of the wide white strips that cross the region from top to bottom, widest first. */
function listGutters(
  map: Raster,
  { left, top, width, height }: Region,
  shares = { gutter: gutterShare, column: columnShare },
): number[] {
  const used = new Uint8Array(width);
  for (let y = top; y < top + height; y++)
    for (let x = 0; x < width; x++) if (map.data[y * map.width + left + x]) used[x] = 1;
  const min = Math.max(2, Math.round(map.width * shares.gutter));
  const narrowest = Math.round(map.width * shares.column);
  return listGaps(used, min)
    .filter(({ start, end }) => start >= narrowest && width - end >= narrowest)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .map(({ start, end }) => left + Math.round((start + end) / 2));
}

/** Gaps between used positions, excluding both ends. */
function listGaps(used: Uint8Array, min: number): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  let last = -1;
  for (let at = 0; at < used.length; at++) {
    if (!used[at]) continue;
    if (last >= 0 && at - last - 1 >= min) gaps.push({ start: last + 1, end: at });
    last = at;
  }
  return gaps;
}

interface Line {
  top: number;
  bottom: number;
}

function listLines(map: Raster, { left, top, width, height }: Region): Line[] {
  const lines: Line[] = [];
  let start = -1;
  for (let y = top; y <= top + height; y++) {
    const isInk = y < top + height && hasInk(map, { left, top: y, width, height: 1 });
    if (isInk && start < 0) start = y;
    if (!isInk && start >= 0) {
      if (y - start >= minLinePixels) lines.push({ top: start, bottom: y });
      start = -1;
    }
  }
  return lines;
}

/** True when many lines of one column stand beside a gap or half a line of the other. */
function isUneven(one: Line[], other: Line[]): boolean {
  if (one.length < minLines || other.length < minLines) return false;
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const beside = few.flatMap((line) => {
    const touching = many.filter((each) => each.bottom > line.top && each.top < line.bottom);
    return touching.length === 0 ? [] : [touching.some((each) => isLevel(each, line))];
  });
  const odd = beside.filter((level) => !level).length;
  return beside.length >= minLines && odd / beside.length >= oddLineShare;
}

function isLevel(one: Line, other: Line): boolean {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  const between = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return between <= Math.max(1.5, height * levelShare);
}

function splitBands(map: Raster, region: Region, minGap: number): Region[] {
  const used = new Uint8Array(region.height);
  for (let y = 0; y < region.height; y++) {
    if (hasInk(map, { ...region, top: region.top + y, height: 1 })) used[y] = 1;
  }
  const gaps = listGaps(used, minGap);
  const edges = [0, ...gaps.map(({ start, end }) => Math.round((start + end) / 2)), region.height];
  return edges
    .slice(1)
    .map((end, index) => ({ ...region, top: region.top + edges[index]!, height: end - edges[index]! }));
}

function toPixels({ left, top, width, height }: Region, cell: number, picture: Raster): Region {
  const x = left * cell;
  const y = top * cell;
  return {
    left: x,
    top: y,
    width: Math.min(width * cell, picture.width - x),
    height: Math.min(height * cell, picture.height - y),
  };
}
