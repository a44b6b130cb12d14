import sharp from 'sharp';
import { ReadingError, readingLimits, readingMessages } from '../reading-error.ts';
import { drawOverview, type Overview } from './overview.ts';
import { takeBytes } from './page-memory.ts';
import type { Raster } from './raster.ts';

/** A picture as it is to be seen, upright by its own account. */
export interface OpenPicture {
  grey: Raster;
  /** Drawn when it is asked for: where nothing but the grey is looked at, it is not. */
  overview: () => Overview;
}

/** Finer than this nothing is read better. */
const longSide = 3600;

/** @throws ReadingError for pictures that are damaged or too large */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  if (bytes.length === 0) throw new ReadingError(readingMessages.unreadable);
  // This reads only the metadata, so a huge size is harmless here.
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
  return fromPixels(data, info);
}

/** Converts pixels of one grey channel, or of channels that begin with red, green and blue. */
export function fromPixels(
  data: Uint8Array | Uint8ClampedArray,
  info: { width: number; height: number; channels: number },
): OpenPicture {
  const { width, height } = info;
  const grey: Raster = { width, height, data: takeBytes(width * height) };
  const { channels } = info;
  if (channels < 3) for (let index = 0; index < grey.data.length; index++) grey.data[index] = data[index * channels]!;
  else
    for (let index = 0, at = 0; index < grey.data.length; index++, at += channels)
      grey.data[index] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29 + 128) >> 8;
  return { grey, overview: () => drawOverview(data, info) };
}
