import { createRaster, type Raster } from './raster.ts';

/** A small copy of a picture, in which a sheet is looked for. */
export interface Overview {
  /** Pixels of the picture along a side of one of the copy. */
  factor: number;
  /** The darkest of each pixel's colours: wood goes dark, paper stays bright. */
  darkest: Raster;
  /** The copy in each of its colours: what is as dark as the ground in one of them is not in all. */
  colours: readonly Raster[];
}

/** Pixels along the longer side of a copy, up to twice as many. */
const copyPixels = 400;
/** Minimum size of squares for which every other pixel of every other row suffices. */
const coarse = 4;

/** Draws an overview of pixels of one grey channel, or of channels that begin with red, green and blue. */
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
