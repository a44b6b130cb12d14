import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** Share of a side within which dark pixels at the edge are background. */
const reachShare = 0.025;
const inkBelow = 225;
/** Number of pixels over which the background fades into the paper. */
const fadePixels = 2;

/** Whitens background left along the edges of a cropped sheet, since bent paper has no straight edges. */
export function clearEdges({ width, height, data }: Raster): Raster {
  const cleared = copyBytes(data);
  const clear = (start: number, step: number, max: number) => {
    let depth = 0;
    while (depth < max && data[start + depth * step]! < inkBelow) depth++;
    if (depth === 0 || depth === max) return;
    for (let at = 0; at < depth + fadePixels; at++) cleared[start + at * step] = 255;
  };
  const [across, down] = [Math.round(width * reachShare), Math.round(height * reachShare)];
  for (let y = 0; y < height; y++) {
    clear(y * width, 1, across);
    clear(y * width + width - 1, -1, across);
  }
  for (let x = 0; x < width; x++) {
    clear(x, width, down);
    clear((height - 1) * width + x, -width, down);
  }
  return { width, height, data: cleared };
}
