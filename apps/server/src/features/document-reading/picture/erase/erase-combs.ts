import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** A vertical line between two characters. */
interface Tooth {
  x: number;
  top: number;
  bottom: number;
}

const inkBelow = 205;
/** Length of a tooth and distance between teeth, as shares of the picture's width. */
const shares = { shortest: 0.013, longest: 0.032, nearest: 0.008, farthest: 0.03 };
const maxThicknessPixels = 4;
/** Minimum share of paper left and right of a tooth. */
const freeShare = 0.85;
const slackPixels = 3;
/** Teeth before one that can be the same tooth, one per pixel column. */
const maxNeighbours = 40;

/** Erases the lines between digit boxes of forms: thin vertical lines of equal height at equal distances. */
export function eraseCombs(raster: Raster): Raster {
  const teeth = findTeeth(raster);
  const combed = findCombs(teeth, raster);
  if (combed.size === 0) return raster;
  const data = copyBytes(raster.data);
  for (const { x, top, bottom } of combed)
    for (let y = Math.max(0, top - 2); y <= Math.min(raster.height - 1, bottom + 2); y++)
      for (let at = Math.max(0, x - 2); at <= Math.min(raster.width - 1, x + maxThicknessPixels + 1); at++)
        data[y * raster.width + at] = 255;
  return { ...raster, data };
}

function findTeeth({ width, height, data }: Raster): Tooth[] {
  const [shortest, longest] = [Math.round(width * shares.shortest), Math.round(width * shares.longest)];
  const starts = new Int32Array(width).fill(-1);
  const teeth: Tooth[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const isDark = y < height && data[y * width + x]! < inkBelow;
      if (isDark) {
        if (starts[x]! < 0) starts[x] = y;
        continue;
      }
      const top = starts[x]!;
      if (top < 0) continue;
      starts[x] = -1;
      const length = y - top;
      if (length < shortest || length > longest) continue;
      if (isFree(data, width, { x, top, bottom: y - 1 })) teeth.push({ x, top, bottom: y - 1 });
    }
  }
  return teeth.filter(
    (tooth, index) => !teeth.slice(Math.max(0, index - maxNeighbours), index).some((one) => isSame(one, tooth)),
  );
}

/** True for the same tooth, which is found once per pixel column. */
function isSame(one: Tooth, other: Tooth): boolean {
  return Math.abs(one.x - other.x) <= maxThicknessPixels && Math.abs(one.top - other.top) <= slackPixels;
}

/** True when paper is on both sides of nearly the whole line. */
function isFree(data: Uint8Array, width: number, { x, top, bottom }: Tooth): boolean {
  let [before, after] = [0, 0];
  for (let y = top; y <= bottom; y++) {
    const at = y * width + x;
    if (data[at - 3]! >= inkBelow) before++;
    if (data[at + maxThicknessPixels + 1]! >= inkBelow) after++;
  }
  const min = (bottom - top + 1) * freeShare;
  return before >= min && after >= min;
}

/** Teeth with neighbours at equal distances on both sides, including those neighbours. */
function findCombs(teeth: readonly Tooth[], raster: Raster): Set<Tooth> {
  const { width } = raster;
  const [nearest, farthest] = [width * shares.nearest, width * shares.farthest];
  const combed = new Set<Tooth>();
  for (const tooth of teeth) {
    const level = teeth.filter(
      ({ top, bottom }) => Math.abs(top - tooth.top) <= slackPixels && Math.abs(bottom - tooth.bottom) <= slackPixels,
    );
    const before = level.filter(({ x }) => x < tooth.x).toSorted((one, other) => other.x - one.x)[0];
    const after = level.filter(({ x }) => x > tooth.x).toSorted((one, other) => one.x - other.x)[0];
    if (!before || !after) continue;
    const [left, right] = [tooth.x - before.x, after.x - tooth.x];
    if (Math.min(left, right) < nearest || Math.max(left, right) > farthest || Math.abs(left - right) > slackPixels)
      continue;
    if (!isProminent(raster, before, tooth) || !isProminent(raster, tooth, after)) continue;
    combed.add(before).add(tooth).add(after);
  }
  return combed;
}

/** True when two teeth are taller than the text between them, unlike the vertical strokes of FILIPINO. */
function isProminent({ width, data }: Raster, { x: left, top, bottom }: Tooth, { x: right }: Tooth): boolean {
  for (const row of [top + 1, top + 2, bottom - 2, bottom - 1])
    for (let x = left + maxThicknessPixels + 1; x < right - 1; x++) if (data[row * width + x]! < inkBelow) return false;
  return true;
}
