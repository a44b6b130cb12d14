import { readPictureSize } from '../files/picture-size.ts';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** Four times the printed size, in pixels: 288 dpi. */
const largest = { width: 480, height: 136 };

/** The PDF library processes this many pixels in a few milliseconds. */
const plainPixels = 100_000;

/**
 * Scales a PNG down to the printed size and returns other pictures unchanged, since the PDF library processes a PNG's
 * transparency on the event loop. Expects a checked picture; null for a large one that cannot be decoded.
 */
export async function shrinkLogo(bytes: Buffer): Promise<Buffer | null> {
  const size = readPictureSize(bytes);
  const isSmall = size !== null && size.width * size.height <= plainPixels;
  if (isSmall || !bytes.subarray(0, pngSignature.length).equals(pngSignature)) return bytes;
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes).resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  return small
    .png()
    .toBuffer()
    .catch(() => null);
}
