import type { PreparedPicture } from './prepare-picture.ts';
import { turnRaster } from './raster.ts';
import { applyTo, type Homography, multiply, rotation, translation } from './shape/homography.ts';

/** Rotates clockwise by quarter turns; `toSource` still leads to the original. */
export function turnPrepared(prepared: PreparedPicture, quarters: number): PreparedPicture {
  if (quarters === 0) return prepared;
  const even = turnRaster(prepared.even, quarters);
  const { width, height } = prepared.even;
  const back: Homography = multiply(
    multiply(translation(width / 2, height / 2), rotation(-90 * quarters)),
    translation(-even.width / 2, -even.height / 2),
  );
  const clean = turnRaster(prepared.clean, quarters);
  return { ...prepared, even, clean, cellRows: [], toSource: (point) => prepared.toSource(applyTo(back, point)) };
}
