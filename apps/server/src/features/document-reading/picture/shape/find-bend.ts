import { meanOf, type Raster } from '../raster.ts';

/** Vertical displacement of lines as a share of the picture's height. Positions run from −1 to 1 across and down. */
export interface Bend {
  /** Slope of the lines, and its change further down. */
  slope: number;
  slopeBelow: number;
  /** Sag of the lines in the middle, and its change further down. */
  arch: number;
  archBelow: number;
  /** Asymmetry: lines bend more on one side than on the other. */
  lean: number;
}

export const level: Bend = { slope: 0, slopeBelow: 0, arch: 0, archBelow: 0, lean: 0 };

const names = ['slope', 'arch', 'slopeBelow', 'archBelow', 'lean'] as const;
/** Range and step sizes of the search, in pixels of the small copy. */
const searchRange = { slope: 12, arch: 20 };
const steps = [4, 2, 1, 0.5, 0.25];
/** Minimum gain in sharpness for which a picture is straightened. */
const minGain = 1.03;
/** Minimum displacement that is worth undoing, in pixels of the small copy. */
const minBendPixels = 0.7;
const minInkPixels = 400;
const maxInkPixels = 24_000;
/** Maximum brightness of ink relative to the mean, and the ignored margin as a share of each side. */
const inkShare = 0.75;
const marginShare = 0.03;
const maxRounds = 6;
/** Rows above and below the picture for lines that the bend moves out of it. */
const extraRows = 64;
/** Every n-th ink pixel used in the coarse search. */
const coarseStride = 4;
/** Minimum loss of sharpness from one pixel of slope or arch that proves a page level. */
const minLoss = 1.05;

/** Vertical displacement at a position. */
export function displacementAt(bend: Bend, across: number, down: number): number {
  const { slope, slopeBelow, arch, archBelow, lean } = bend;
  return (
    (slope + slopeBelow * down) * across +
    (arch + archBelow * down) * (1 - across * across) +
    lean * across * (across * across - 1)
  );
}

/** Positions of ink pixels, and their rows. */
interface Ink {
  across: Float32Array;
  down: Float32Array;
  rows: Float32Array;
  height: number;
}

/**
 * Finds the bend of a page's lines, from curved paper or inexact corners: the one whose removal gives the sharpest
 * rows. Expects a small, evenly lit copy.
 */
export function findBend(small: Raster): Bend {
  const ink = listInk(small);
  if (ink.rows.length < minInkPixels) return level;
  const before = measureSharpness(ink, level);
  const pixel = 1 / small.height;
  const start = findRoughly(ink, pixel);
  // A page bent on one side also has a local optimum near level, so the coarse search must return `level` too.
  if (start === level && isLevel(ink, before, pixel)) return level;
  let best = { bend: level, sharpness: before };
  const consider = (bend: Bend) => {
    const sharpness = measureSharpness(ink, bend);
    if (sharpness <= best.sharpness) return false;
    best = { bend, sharpness };
    return true;
  };
  consider(start);
  for (const step of steps) refine(() => best.bend, consider, step * pixel);
  const isWorthIt = best.sharpness > before * minGain && reachOf(best.bend) > minBendPixels * pixel;
  return isWorthIt ? best.bend : level;
}

function isLevel(ink: Ink, sharpness: number, pixel: number): boolean {
  return names.every((name) => {
    const min = name === 'slope' || name === 'arch' ? minLoss : 1;
    return [pixel, -pixel].every((change) => measureSharpness(ink, { ...level, [name]: change }) * min < sharpness);
  });
}

/** Best slope and arch of a coarse search on a sample of the ink; `level` itself when none is sharper. */
function findRoughly({ across, down, rows, height }: Ink, pixel: number): Bend {
  const thin = (values: Float32Array) => values.filter((_, index) => index % coarseStride === 0);
  const sample = { across: thin(across), down: thin(down), rows: thin(rows), height };
  let best = { bend: level, sharpness: measureSharpness(sample, level) };
  for (let arch = -searchRange.arch; arch <= searchRange.arch; arch += 2)
    for (let slope = -searchRange.slope; slope <= searchRange.slope; slope += 2) {
      const bend = { ...level, slope: slope * pixel, arch: arch * pixel };
      const sharpness = measureSharpness(sample, bend);
      if (sharpness > best.sharpness) best = { bend, sharpness };
    }
  return best.bend;
}

/** Coordinate descent: steps each parameter as long as that helps. */
function refine(current: () => Bend, consider: (bend: Bend) => boolean, step: number): void {
  for (let round = 0; round < maxRounds; round++) {
    let hasMoved = false;
    for (const name of names)
      for (const change of [step, -step])
        while (consider({ ...current(), [name]: current()[name] + change })) hasMoved = true;
    if (!hasMoved) return;
  }
}

function reachOf(bend: Bend): number {
  let reach = 0;
  for (const across of [-1, -0.5, 0, 0.5, 1])
    for (const down of [-1, 0, 1])
      reach = Math.max(reach, Math.abs(displacementAt(bend, across, down) - displacementAt(bend, 0, down)));
  return reach;
}

/** Pixels clearly darker than the mean, without the margins; sampled evenly when there are many. */
function listInk({ width, height, data }: Raster): Ink {
  const limit = meanOf(data) * inkShare;
  const [left, top] = [Math.round(width * marginShare), Math.round(height * marginShare)];
  let count = 0;
  const places = new Int32Array(data.length);
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) if (data[y * width + x]! < limit) places[count++] = y * width + x;
  const every = Math.max(1, Math.ceil(count / maxInkPixels));
  const kept = Math.ceil(count / every);
  const ink = {
    across: new Float32Array(kept),
    down: new Float32Array(kept),
    rows: new Float32Array(kept),
    height,
  };
  for (let index = 0; index < kept; index++) {
    const at = places[index * every]!;
    const row = Math.floor(at / width);
    ink.across[index] = ((at % width) / width) * 2 - 1;
    ink.down[index] = (row / height) * 2 - 1;
    ink.rows[index] = row;
  }
  return ink;
}

/** Sum of squared differences of adjacent row counts: highest when rows of text are level. */
function measureSharpness(
  { across, down, rows, height }: Ink,
  { slope, slopeBelow, arch, archBelow, lean }: Bend,
): number {
  const counts = new Float32Array(height + 2 * extraRows);
  for (let index = 0; index < rows.length; index++) {
    const u = across[index]!;
    const v = down[index]!;
    const square = u * u;
    // `displacementAt` inlined: this loop is most of the work.
    const displacement = (slope + slopeBelow * v) * u + (arch + archBelow * v) * (1 - square) + lean * u * (square - 1);
    const at = rows[index]! - displacement * height + extraRows;
    if (at < 0 || at >= counts.length - 1) continue;
    const row = at | 0;
    const part = at - row;
    counts[row]! += 1 - part;
    counts[row + 1]! += part;
  }
  let sharpness = 0;
  for (let row = 1; row < counts.length; row++) sharpness += (counts[row]! - counts[row - 1]!) ** 2;
  return sharpness;
}
