import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../docs/images');

/** Writes a README picture as WebP. */
export async function writePicture(name: string, png: Buffer): Promise<void> {
  await sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

export interface Frame {
  png: Buffer;
  /** In milliseconds. */
  shownFor: number;
}

/** Writes frames of equal size as a looping animation. */
export async function writeAnimation(name: string, frames: Frame[], width: number): Promise<void> {
  const pictures = await Promise.all(frames.map(({ png }) => sharp(png).resize({ width }).png().toBuffer()));
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, loop: 0, delay: frames.map(({ shownFor }) => shownFor) })
    .toFile(join(folder, `${name}.webp`));
}
