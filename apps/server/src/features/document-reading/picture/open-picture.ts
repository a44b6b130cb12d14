import sharp from 'sharp';
import { ReadingError, readingLimits, readingMessages } from '../reading-error.ts';
import { drawOverview, type Overview } from './overview.ts';
import { takeBytes } from './page-memory.ts';
import type { Raster } from './raster.ts';

/** A decoded picture, rotated as its metadata says. */
export interface OpenPicture {
  grey: Raster;
  /** Drawn on demand, because some callers only need the grey picture. */
  overview: () => Overview;
}

/** Maximum length of the longer side in pixels; more resolution does not improve recognition. */
const longSide = 3600;

/** @throws ReadingError for pictures that are damaged or too large */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  if (bytes.length === 0) throw new ReadingError(readingMessages.unreadable);
  // Reads only the metadata, so a huge size is harmless here.
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

/** Converts pixels with one grey channel, or with channels that begin with red, green and blue. */
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
      // Luma (ITU-R BT.601) in parts of 256.
      grey.data[index] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29 + 128) >> 8;
  return { grey, overview: () => drawOverview(data, info) };
}
