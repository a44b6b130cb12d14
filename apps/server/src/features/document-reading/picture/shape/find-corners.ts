import { evenOutLight } from '../light/even-out-light.ts';
import type { Overview } from '../overview.ts';
import type { Point, Raster } from '../raster.ts';
import { extendCorners } from './extend-corners.ts';
import { fitSide } from './fit-side.ts';
import type { Quad } from './homography.ts';
import { largestBrightPart, type Part } from './largest-bright-part.ts';

/** Minimum share of the frame that a sheet fills. */
const smallestShare = 0.15;
/** Maximum share of the frame's border that a sheet touches. */
const widestBorderShare = 0.6;
/**
 * Ratio of the part's area to the area between its corners; outside this range it is not a rectangle in perspective.
 */
const areaRatio = { min: 0.8, max: 1.08 };

/** Minimum bright share of the border of a scan or drawn page, and its minimum brightness relative to the paper. */
const paperBorder = { share: 0.95, brightness: 0.9 };

/** Maximum cosine of a corner angle; a larger one is not a sheet seen in perspective. */
const maxSlant = 0.3;
/** Maximum distance of a corner from the middle, as a share of the picture: a quarter outside it. */
const maxOffset = 0.75;

/** Finds the corners of a sheet on a darker background, in pixels of the picture; null without a reliable result. */
export function findCorners({ factor, darkest: small, colours }: Overview): Quad | null {
  if (isPaperAround(small)) return null;
  const found = [small, evenOutLight(small)]
    .flatMap((each) => fitSheet(each) ?? [])
    .filter(({ part }) => hasPrint(part, small) && !isRestOfPage(part, small) && !isBoxOfPage(part, small));
  const [best] = found.sort((one, other) => one.misfit - other.misfit);
  if (!best) return null;
  const [a, b, c, d] = extendCorners(best.corners, colours);
  const grow = ({ x, y }: Point) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor });
  return [grow(a), grow(b), grow(c), grow(d)];
}

/** True when paper reaches around the whole frame, so there is no background. */
function isPaperAround({ width, height, data }: Raster): boolean {
  const limit = data.toSorted()[data.length >> 1]! * paperBorder.brightness;
  let bright = 0;
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) if (data[y * width + x]! >= limit) bright++;
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) if (data[y * width + x]! >= limit) bright++;
  return bright >= 2 * (width + height) * paperBorder.share;
}

/** Maximum brightness of print relative to its paper, and minimum share of print on a sheet. */
const print = { brightness: 0.88, share: 0.001 };
/** Pixels along the edges that may be background. */
const edge = 4;

/** False for a blank part of a page with print on coloured paper, which is not a sheet. */
function hasPrint({ left, right, size }: Part, { width, data }: Raster): boolean {
  const rows = [...left.entries()].filter(([, from]) => from >= 0).slice(edge, -edge);
  const pixels = Buffer.concat(
    rows.map(([y, from]) =>
      data.subarray(y * width + from + edge, Math.max(y * width + from + edge, y * width + right[y]! + 1 - edge)),
    ),
  ).sort();
  const limit = pixels[pixels.length >> 1]! * print.brightness;
  return pixels.findIndex((value) => value >= limit) >= size * print.share;
}

/** Minimum share of a side that is in line, and the tolerance in pixels. */
const inLine = { share: 0.96, pixels: 1 };
/** Minimum share of three sides on the frame, when a wavy bar covers their ends. */
const mostly = 0.7;

/**
 * True when the part is the rest of a page beside its coloured bars: three sides on the frame, or two and all sides
 * parallel to it, unlike the sides of a photographed sheet.
 */
function isRestOfPage(part: Part, frame: Raster): boolean {
  const sides = sidesOf(part, frame);
  const reaching = (share: number) => sides.filter(({ onFrame }) => onFrame >= share).length;
  return reaching(mostly) > 2 || (reaching(inLine.share) > 1 && sides.every(({ level }) => level >= inLine.share));
}

/** Median position of each side, and the shares of it on the frame and in line. */
function sidesOf({ left, right, top, bottom }: Part, { width, height }: Raster) {
  return [
    { edge: left, frame: 0 },
    { edge: right, frame: width - 1 },
    { edge: top, frame: 0 },
    { edge: bottom, frame: height - 1 },
  ].map(({ edge, frame }) => {
    const places = edge.filter((place) => place >= 0).sort();
    const shareAt = (from: number) =>
      places.filter((place) => Math.abs(place - from) <= inLine.pixels).length / places.length;
    const place = places[places.length >> 1]!;
    return { place, onFrame: shareAt(frame), level: shareAt(place) };
  });
}

/** Minimum share of a side in line; the corners of a box may be round. */
const roundShare = 0.8;
/**
 * A drawn background: minimum share of pixels with one tone, tolerance in grey values, and minimum bright share beside
 * the box.
 */
const drawn = { ground: 0.8, width: 3, bright: 0.1 };

/**
 * True when the part is one of several light boxes on a dark page, as in an app: sides parallel to the frame, a
 * background of one tone and other bright parts.
 */
function isBoxOfPage(part: Part, frame: Raster): boolean {
  const [left, right, top, bottom] = sidesOf(part, frame);
  if (![left!, right!, top!, bottom!].every(({ level }) => level >= roundShare)) return false;
  const counts = new Uint32Array(256);
  for (let y = 0; y < frame.height; y++) {
    const isBeside = y < top!.place || y > bottom!.place;
    for (let x = 0; x < frame.width; x++)
      if (isBeside || x < left!.place || x > right!.place) counts[frame.data[y * frame.width + x]!]!++;
  }
  const tone = counts.indexOf(Math.max(...counts));
  const sum = (from: number, to: number) => counts.subarray(Math.max(0, from), to).reduce((all, each) => all + each, 0);
  const limit = (tone + 255) >> 1;
  const [dark, bright] = [sum(0, limit), sum(limit, 256)];
  const ofTone = sum(tone - drawn.width, tone + drawn.width + 1);
  return ofTone >= dark * drawn.ground && bright >= (dark + bright) * drawn.bright;
}

/** The corners of the largest bright part, with their deviation from a sheet. */
function fitSheet(small: Raster): { corners: Quad; misfit: number; part: Part } | null {
  const part = largestBrightPart(small);
  const frame = small.width * small.height;
  if (!part || part.size < frame * smallestShare) return null;
  if (part.borderPixels > 2 * (small.width + small.height) * widestBorderShare) return null;
  const corners = fitCorners(part, small);
  if (!corners) return null;
  const ratio = spanOf(part) / areaOf(corners);
  if (ratio < areaRatio.min || ratio > areaRatio.max) return null;
  const slant = slantOf(corners);
  return slant > maxSlant ? null : { corners, misfit: Math.abs(1 - ratio) * 2 + slant, part };
}

/**
 * Area of the part including its print, measured across and down; the smaller one counts, since dense forms have much
 * print.
 */
function spanOf({ left, right, top, bottom }: Part): number {
  const across = left.reduce((sum, from, y) => sum + (from < 0 ? 0 : right[y]! - from + 1), 0);
  const down = top.reduce((sum, from, x) => sum + (from < 0 ? 0 : bottom[x]! - from + 1), 0);
  return Math.min(across, down);
}

/** Largest cosine of the corner angles: 0 for a rectangle, small in perspective. */
function slantOf(corners: Quad): number {
  const cosines = corners.map((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4]!, corners[(index + 1) % 4]!];
    const [x1, y1] = [before.x - corner.x, before.y - corner.y];
    const [x2, y2] = [after.x - corner.x, after.y - corner.y];
    return Math.abs((x1 * x2 + y1 * y2) / (Math.hypot(x1, y1) * Math.hypot(x2, y2) || 1));
  });
  return Math.max(...cosines);
}

function fitCorners({ left, right, top, bottom }: Part, { width, height }: Raster): Quad | null {
  const outline: Point[] = [];
  for (const [y, x] of left.entries()) if (x >= 0) outline.push({ x, y }, { x: right[y]!, y });
  for (const [x, y] of top.entries()) if (y >= 0) outline.push({ x, y }, { x, y: bottom[x]! });
  const extreme = (score: (point: Point) => number) =>
    outline.reduce((best, point) => (score(point) > score(best) ? point : best));
  const upperLeft = extreme(({ x, y }) => -x - y);
  const upperRight = extreme(({ x, y }) => x - y);
  const lowerRight = extreme(({ x, y }) => x + y);
  const lowerLeft = extreme(({ x, y }) => y - x);
  const across = (edge: Int32Array, from: Point, to: Point) =>
    fitSide(middle(from.x, to.x).flatMap((x) => (edge[x]! >= 0 ? [{ x, y: edge[x]! }] : [])));
  const down = (edge: Int32Array, from: Point, to: Point) =>
    fitSide(middle(from.y, to.y).flatMap((y) => (edge[y]! >= 0 ? [{ x: edge[y]!, y }] : [])));
  const sides = [
    across(top, upperLeft, upperRight),
    down(right, upperRight, lowerRight),
    across(bottom, lowerLeft, lowerRight),
    down(left, upperLeft, lowerLeft),
  ];
  const [north, east, south, west] = sides;
  if (!north || !east || !south || !west) return null;
  const corners = [west.meet(north), north.meet(east), east.meet(south), south.meet(west)];
  const isNear = (point: Point | null): point is Point =>
    point !== null &&
    Math.abs(point.x - width / 2) < width * maxOffset &&
    Math.abs(point.y - height / 2) < height * maxOffset;
  const [a, b, c, d] = corners.filter(isNear);
  return a && b && c && d ? [a, b, c, d] : null;
}

/** Share of a side left out at each end, since paper corners are bent. */
const endShare = 0.08;

/** Whole numbers in the middle of a side. */
function middle(from: number, to: number): number[] {
  const length = to - from;
  const first = Math.ceil(from + length * endShare);
  const count = Math.floor(to - length * endShare) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

function areaOf(corners: Quad): number {
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
