import { createRaster, type Raster } from './raster.ts';

/** A small copy of a picture, used to find the sheet. */
export interface Overview {
  /** Pixels of the picture per pixel of the copy. */
  factor: number;
  /** Minimum of the colour channels per pixel: wood becomes dark, paper stays bright. */
  darkest: Raster;
  /** The copy in each colour channel; a bar as dark as the background in one channel differs in another. */
  colours: readonly Raster[];
}

/** Minimum length of the copy's longer side in pixels; up to twice as much. */
const copyPixels = 400;
/** Shrink factor from which every second pixel and row suffices. */
const coarse = 4;

/** Draws an overview of pixels with one grey channel, or with channels that begin with red, green and blue. */
export function drawOverview(
  data: ArrayLike<number>,
  { width, height, channels }: { width: number; height: number; channels: number },
): Overview {
  const factor = Math.max(1, Math.floor(Math.max(width, height) / copyPixels));
  const stride = factor >= coarse ? 2 : 1;
  const draw = () => createRaster(Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor)));
  const [red, green, blue, darkest] = [draw(), draw(), draw(), draw()];
  const hasColours = channels >= 3;
  const pixels = Math.ceil(factor / stride) ** 2;
  for (let y = 0, to = 0; y < darkest.height; y++) {
    for (let x = 0; x < darkest.width; x++, to++) {
      let [reds, greens, blues, min] = [0, 0, 0, 0];
      for (let row = 0; row < factor; row += stride) {
        const start = ((y * factor + row) * width + x * factor) * channels;
        for (let at = start; at < start + factor * channels; at += stride * channels) {
          const r = data[at]!;
          const g = hasColours ? data[at + 1]! : r;
          const b = hasColours ? data[at + 2]! : r;
          reds += r;
          greens += g;
          blues += b;
          min += r < g ? (r < b ? r : b) : g < b ? g : b;
        }
      }
      red.data[to] = reds / pixels;
      green.data[to] = greens / pixels;
      blue.data[to] = blues / pixels;
      darkest.data[to] = min / pixels;
    }
  }
  return { factor, darkest, colours: hasColours ? [red, green, blue] : [red] };
}
