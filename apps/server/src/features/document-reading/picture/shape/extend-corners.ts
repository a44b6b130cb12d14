import { meanOf, type Point, type Raster } from '../raster.ts';
import type { Quad } from './homography.ts';

/** Minimum and maximum height of a coloured bar at the side of a sheet, as shares of the sheet. */
const share = { max: 0.8, min: 0.015 };
/** Pixels next to a side that are not compared, since the side is not known exactly. */
const aside = { from: 2, to: 5 };
/** Contrast of a bar with the background: minimum at each end, minimum mean, and the mean from which it is certain. */
const contrast = { min: 9, mean: 22, clear: 45 };
/** Maximum spread of one tone: this value plus a share of the tone, after correcting the light from end to end. */
const spread = { min: 13, share: 0.06 };
/** Maximum number of rows missed because of a crease; and of rows skipped at the start, where the side is inexact. */
const maxMissed = 2;
const leadInRows = 5;
/** Minimum share of rows with one tone; the others contain letters. */
const evenShare = 0.2;
/** Maximum change of tone along a bar caused by light. */
const drift = 20;

/**
 * Extends the corners over a bar of another tone at the sheet's edge: both sides continue straight, with background
 * outside and one tone inside, until they end together. `copies` are colour channels, since a bar may match the
 * background in one of them.
 */
export function extendCorners(corners: Quad, copies: readonly Raster[]): Quad {
  let extended = corners;
  // The corners rotate by one each time, so they are back in order after the last side.
  for (let side = 0; side < corners.length; side++) {
    const [a, b, c, d] = extended;
    const reach = Math.max(...copies.map((copy) => findReach(copy, extended)));
    extended = [moveFrom(c, b, reach), c, d, moveFrom(d, a, reach)];
  }
  return extended;
}

/** Extends a segment beyond its end by `part` of its length. */
function moveFrom(from: Point, to: Point, part: number): Point {
  return { x: to.x + (to.x - from.x) * part, y: to.y + (to.y - from.y) * part };
}

/**
 * How far the sheet continues beyond the side from `a` to `b`, as a share of its length in that direction; 0 when it
 * ends there.
 */
function findReach(copy: Raster, [a, b, c, d]: Quad): number {
  const length = (Math.hypot(a.x - d.x, a.y - d.y) + Math.hypot(b.x - c.x, b.y - c.y)) / 2;
  const lineAt = (row: number): Line => {
    const part = (row + 1) / length;
    return { copy, from: moveFrom(d, a, part), to: moveFrom(c, b, part) };
  };
  const first = measureEnds(lineAt(leadInRows));
  const tones: number[] = [];
  const contrasts: number[] = [];
  let [last, missed] = [0, 0];
  for (let row = 0; row < length * share.max && missed <= maxMissed; row++) {
    const ends = measureEnds(lineAt(row));
    const hands = contrastsOf(ends, first);
    if (hands.length === 0 || Math.min(...hands) < contrast.min) {
      if (row >= leadInRows) missed++;
      continue;
    }
    const { tone, isEven } = measureTone(lineAt(row), ends);
    if (isEven && tones.length > leadInRows && Math.abs(tone - tones.at(-1)!) > drift) break;
    if (isEven) tones.push(tone);
    contrasts.push(...hands);
    [last, missed] = [row + 1, 0];
  }
  if (last < length * share.min || tones.length < last * evenShare) return 0;
  const clarity = meanOf(contrasts);
  if (clarity < contrast.mean) return 0;
  // The background beyond the bar's end must differ, unless the bar's contrast is certain.
  const ground = lineAt(last + maxMissed * 2);
  const beyond = measureTone(ground, measureEnds(ground)).tone;
  const min = clarity >= contrast.clear ? 0 : contrast.min;
  return Math.abs(tones.at(-1)! - beyond) >= min ? last / length : 0;
}

/** Contrast of both ends with the background, signed like the first line; omits ends outside the picture. */
function contrastsOf({ left, right }: Ends, first: Ends): number[] {
  return [left * Math.sign(first.left), right * Math.sign(first.right)].filter((hand) => !Number.isNaN(hand));
}

/** A line from one side of the sheet to the other. */
interface Line {
  copy: Raster;
  from: Point;
  to: Point;
}

/** Tone at both ends of a line, and how much lighter each is than the background; NaN outside the picture. */
interface Ends {
  from: number;
  to: number;
  left: number;
  right: number;
}

function measureEnds({ copy, from, to }: Line): Ends {
  const { at, length } = along({ copy, from, to });
  const mean = (start: number) => {
    let sum = 0;
    for (let place = start + aside.from; place <= start + aside.to; place++) sum += at(place);
    return sum / (aside.to - aside.from + 1);
  };
  const outwards = -aside.from - aside.to;
  const [first, last] = [mean(0), mean(length + outwards)];
  return { from: first, to: last, left: first - mean(outwards), right: last - mean(length) };
}

function measureTone(line: Line, ends: Ends): { tone: number; isEven: boolean } {
  const { at, length } = along(line);
  // The slope is unknown for a line that leaves the picture.
  const slope = (ends.to - ends.from) / length || 0;
  const places = Math.max(1, Math.floor(length) - 2 * aside.from);
  const inside = Float32Array.from({ length: places }, (_, index) => {
    const place = aside.from + index;
    return at(place) - slope * (place - length / 2);
  })
    .filter((value) => !Number.isNaN(value))
    .sort();
  const quarter = inside.length >> 2;
  const tone = inside[inside.length >> 1] ?? Number.NaN;
  const apart = inside[inside.length - 1 - quarter]! - inside[quarter]!;
  return { tone, isEven: apart <= spread.min + tone * spread.share };
}

/** Pixels of a line by distance from its start. */
function along({ copy, from, to }: Line) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { length, at: (place: number) => pixelAt(copy, from.x + dx * place, from.y + dy * place) };
}

function pixelAt({ width, height, data }: Raster, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? Number.NaN : data[row * width + column]!;
}
