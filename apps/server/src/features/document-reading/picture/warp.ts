import { type Bend, strayAt } from './find-bend.ts';
import { applyTo, type Homography } from './homography.ts';
import { createRaster, type Point, type Raster } from './raster.ts';

/** Where a point of a picture lies in the picture it was made of. */
export interface Origin {
  homography: Homography;
  /** What is undone before, for a picture of this size. */
  bend: Bend;
  width: number;
  height: number;
}

export function originOf({ homography, bend, width, height }: Origin, { x, y }: Point): Point {
  const stray = strayAt(bend, (x / width) * 2 - 1, (y / height) * 2 - 1);
  return applyTo(homography, { x, y: y + stray * height });
}

/** Resamples once, bilinear. Outside of the source is white. */
export function warp(source: Raster, { width, height, homography, bend }: Origin): Raster {
  const target = createRaster(width, height);
  const [a, b, c, d, e, f, g, h, i] = homography as Matrix;
  const { slope, slopeBelow, arch, archBelow, lean } = bend;
  const from = source.data;
  const to = target.data;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  for (let y = 0; y < height; y++) {
    const down = ((y + 0.5) / height) * 2 - 1;
    const bow = (arch + archBelow * down) * height;
    const climb = (slope + slopeBelow * down - lean) * height;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const across = ((x + 0.5) / width) * 2 - 1;
      const left = x + 0.5;
      const top = y + 0.5 + bow + across * (climb + across * (lean * height * across - bow));
      const w = g * left + h * top + i;
      const sx = (a * left + b * top + c) / w - 0.5;
      const sy = (d * left + e * top + f) / w - 0.5;
      if (sx < -0.5 || sy < -0.5 || sx > lastX + 0.5 || sy > lastY + 0.5) continue;
      const x0 = sx <= 0 ? 0 : sx >= lastX ? lastX : sx | 0;
      const y0 = sy <= 0 ? 0 : sy >= lastY ? lastY : sy | 0;
      const fx = sx <= 0 || x0 === lastX ? 0 : sx - x0;
      const fy = sy <= 0 || y0 === lastY ? 0 : sy - y0;
      const at = y0 * source.width + x0;
      const right = x0 < lastX ? at + 1 : at;
      const below = y0 < lastY ? source.width : 0;
      const upper = from[at]! + (from[right]! - from[at]!) * fx;
      const lower = from[at + below]! + (from[right + below]! - from[at + below]!) * fx;
      to[row + x] = upper + (lower - upper) * fy + 0.5;
    }
  }
  return target;
}

type Matrix = [number, number, number, number, number, number, number, number, number];
