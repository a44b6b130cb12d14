import { createRaster, type Raster } from '../picture/raster.ts';
import { level } from '../picture/shape/find-bend.ts';
import { multiply, scaling, translation } from '../picture/shape/homography.ts';
import { warp } from '../picture/shape/warp.ts';
import type { Box } from '../word.ts';

/** Word height and margin of the crop, in pixels. */
const wordHeight = 44;
const marginPixels = 16;
/** Margin cut out around the word, as a share of its height. */
const room = 0.15;
const maxWidthPixels = 1600;

/** Crops a word and scales it to the usual letter height, with a white margin. */
export function enlargeCrop(picture: Raster, box: Box): Raster {
  const high = box.height * picture.height;
  const [left, top] = [box.x * picture.width - high * room, box.y * picture.height - high * room];
  const full = { width: box.width * picture.width + 2 * high * room, height: high * (1 + 2 * room) };
  const scale = Math.min(wordHeight / high, maxWidthPixels / full.width);
  const [width, height] = [Math.round(full.width * scale), Math.round(full.height * scale)];
  const homography = multiply(translation(left, top), scaling(1 / scale, 1 / scale));
  const word = warp(picture, { width, height, homography, bend: level });
  const crop = createRaster(width + 2 * marginPixels, height + 2 * marginPixels);
  for (let y = 0; y < height; y++)
    crop.data.set(word.data.subarray(y * width, (y + 1) * width), (y + marginPixels) * crop.width + marginPixels);
  return crop;
}
