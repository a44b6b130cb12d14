import sharp from 'sharp';
import { ReadingError, readingLimits, readingMessages } from '../reading-error.ts';
import { createRaster, type Raster } from './raster.ts';

/** A picture as it is to be seen, upright by its own account. */
export interface OpenPicture {
  grey: Raster;
  /** The darkest of each pixel's three colours. */
  darkest: Raster;
}

/** Finer than this nothing is read better. */
const longSide = 3600;

/** @throws ReadingError for pictures that are damaged or too large */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  if (bytes.length === 0) throw new ReadingError(readingMessages.unreadable);
  // Only what the picture says of itself is looked at here, so its size is no danger yet.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ReadingError(readingMessages.unreadable);
    });
  if (width * height > readingLimits.pixelsPerPage) throw new ReadingError(readingMessages.tooManyPixels);
  const { data, info } = await sharp(bytes, { limitInputPixels: readingLimits.pixelsPerPage, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ReadingError(readingMessages.unreadable);
    });
  return splitColours(data, info);
}

/** Grey and darkest of a picture whose pixels are one grey or begin with red, green and blue. */
export function splitColours(
  data: Uint8Array | Uint8ClampedArray,
  { width, height, channels }: { width: number; height: number; channels: number },
): OpenPicture {
  const grey = createRaster(width, height);
  const darkest = createRaster(width, height);
  const hasColours = channels >= 3;
  for (let index = 0, at = 0; index < grey.data.length; index++, at += channels) {
    const red = data[at]!;
    const green = hasColours ? data[at + 1]! : red;
    const blue = hasColours ? data[at + 2]! : red;
    grey.data[index] = (red * 77 + green * 150 + blue * 29 + 128) >> 8;
    const darker = red < green ? red : green;
    darkest.data[index] = darker < blue ? darker : blue;
  }
  return { grey, darkest };
}
