import type { Homography } from './homography.ts';
import { createRaster, type Raster } from './raster.ts';

/** Resamples once, bilinear; `toSource` carries the new picture's points to the old one's. Outside is white. */
export function warp(source: Raster, width: number, height: number, toSource: Homography): Raster {
  const target = createRaster(width, height);
  const [a, b, c, d, e, f, g, h, i] = toSource as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const from = source.data;
  const to = target.data;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  for (let y = 0; y < height; y++) {
    let u = a * 0.5 + b * (y + 0.5) + c;
    let v = d * 0.5 + e * (y + 0.5) + f;
    let w = g * 0.5 + h * (y + 0.5) + i;
    const row = y * width;
    for (let x = 0; x < width; x++, u += a, v += d, w += g) {
      const sx = u / w - 0.5;
      const sy = v / w - 0.5;
      if (sx < -0.5 || sy < -0.5 || sx > lastX + 0.5 || sy > lastY + 0.5) continue;
      const x0 = sx <= 0 ? 0 : sx >= lastX ? lastX : sx | 0;
      const y0 = sy <= 0 ? 0 : sy >= lastY ? lastY : sy | 0;
      const fx = sx <= 0 || x0 === lastX ? 0 : sx - x0;
      const fy = sy <= 0 || y0 === lastY ? 0 : sy - y0;
      const at = y0 * source.width + x0;
      const right = x0 < lastX ? at + 1 : at;
      const below = y0 < lastY ? source.width : 0;
      const top = from[at]! + (from[right]! - from[at]!) * fx;
      const bottom = from[at + below]! + (from[right + below]! - from[at + below]!) * fx;
      to[row + x] = top + (bottom - top) * fy + 0.5;
    }
  }
  return target;
}
