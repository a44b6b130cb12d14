import type { Area } from './cells.ts';
import type { Raster } from './raster.ts';

/** Gap between bold letters: minimum light share of the height, maximum width in heights, minimum number of gaps. */
const gap = { share: 0.9, width: 0.35, min: 2 };
/**
 * Text beside a part of a bold word: maximum gap, search width, maximum height difference, ink share, minimum share of
 * columns with ink (ruling lines have fewer) and minimum width.
 */
const beside = { apart: 0.3, wide: 0.6, uneven: 0.15, dark: { min: 0.2, max: 0.92 }, columns: 0.5, narrowest: 0.3 };

/**
 * True when a dark area is a bold word or part of one, dense enough to look like a bar; `limit` separates dark from
 * light.
 */
export function areLetters(picture: Raster, bar: Area, limit: number): boolean {
  return hasGaps(picture, bar, limit) || hasLettersBeside(picture, bar, limit);
}

/** True when paper shows in gaps between letters; a bar has no gaps. */
function hasGaps({ width, data }: Raster, { left, top, right, bottom }: Area, limit: number): boolean {
  const [max, enough] = [(bottom - top) * gap.width, (bottom - top) * gap.share];
  let [gaps, wide] = [0, 0];
  for (let x = left; x < right; x++) {
    let light = 0;
    for (let y = top; y < bottom; y++) if (data[y * width + x]! >= limit) light++;
    if (light < enough && wide > 0 && wide <= max) gaps++;
    wide = light < enough ? 0 : wide + 1;
  }
  return gaps >= gap.min;
}

/** True when letters of the same height follow; beside a bar is nothing, or another solid bar. */
function hasLettersBeside(picture: Raster, { left, top, right, bottom }: Area, limit: number): boolean {
  const height = bottom - top;
  const [apart, wide] = [Math.round(height * beside.apart), Math.round(height * beside.wide)];
  const room = Math.round(height * beside.uneven);
  return [left - apart - wide, right].some((from) => {
    const ink = measureInk(
      picture,
      { left: from, right: from + apart + wide, top: top - room + 1, bottom: bottom + room - 1 },
      limit,
    );
    const isAsHigh = [ink.top - top, ink.bottom - bottom].every((off) => Math.abs(off) < height * beside.uneven);
    const wideInk = ink.right - ink.left + 1;
    const dark = ink.count / (wideInk * height);
    const isFilled = ink.columns >= wideInk * beside.columns && wideInk > height * beside.narrowest;
    return isAsHigh && isFilled && dark > beside.dark.min && dark < beside.dark.max;
  });
}

interface Ink extends Area {
  count: number;
  /** Number of columns with ink. */
  columns: number;
}

/** Bounding box and amount of dark pixels in an area. */
function measureInk({ width, height, data }: Raster, area: Area, limit: number): Ink {
  const ink = { left: area.right, right: area.left, top: area.bottom, bottom: area.top, count: 0, columns: 0 };
  for (let x = Math.max(0, area.left); x < Math.min(width, area.right); x++) {
    const before = ink.count;
    for (let y = Math.max(0, area.top); y < Math.min(height, area.bottom); y++) {
      if (data[y * width + x]! >= limit) continue;
      ink.count++;
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
    if (ink.count === before) continue;
    ink.columns++;
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
  }
  return ink;
}
