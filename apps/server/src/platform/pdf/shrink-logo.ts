import { readPictureSize } from '../files/picture-size.ts';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** Four times what a report prints, in pixels: as sharp as 288 dots per inch. */
const largest = { width: 480, height: 136 };

/** The PDF library takes so many apart in a few milliseconds. */
const plainPixels = 100_000;

/**
 * A PNG no larger than a report prints it, other pictures as they are: the PDF library takes the transparency of each
 * pixel apart on the event loop. Takes a picture that was checked; null for a large one that cannot be read.
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
