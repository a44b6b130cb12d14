import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawPayslip, photograph } from '../../../../testing/documents/documents.ts';
import { readPictureSigns } from './read-picture-signs.ts';

/** Like a camera picture: grey paper with grain. */
async function takePhoto(quality: number): Promise<Buffer> {
  const picture = sharp(await photograph(drawPayslip())).toColourspace('srgb');
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    data[at] = Math.round(data[at]! * 0.82 + 10 + (seed / 2147483648) * 9);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } })
    .jpeg({ quality })
    .toBuffer();
}

async function kindsOf(bytes: Buffer): Promise<string[]> {
  return (await readPictureSigns(bytes)).map(({ kind }) => kind);
}

it('detects a photo that was changed and saved again', async () => {
  const cover = await sharp({ create: { width: 90, height: 24, channels: 3, background: '#d8d8d8' } })
    .png()
    .toBuffer();
  const changed = sharp(await takePhoto(70)).composite([{ input: cover, left: 300, top: 300 }]);
  expect(await kindsOf(await changed.jpeg({ quality: 90 }).toBuffer())).toEqual(['RECOMPRESSED']);
});

it.each([60, 75, 90])('accepts a photo saved once, at quality %i', async (quality) => {
  expect(await kindsOf(await takePhoto(quality))).toEqual([]);
});

it('accepts a photo that was scaled down, and a PNG', async () => {
  const photo = await takePhoto(70);
  expect(await kindsOf(await sharp(photo).resize(900).jpeg({ quality: 85 }).toBuffer())).toEqual([]);
  expect(await kindsOf(await sharp(photo).png().toBuffer())).toEqual([]);
});
