import type { Page } from '@playwright/test';

/** Larger than changes from colour rounding or anti-aliasing in a channel. */
const visibleDifference = 51;

/**
 * Share of visibly different pixels in the common part of both pictures. Aligns them at the top and at the bottom and
 * takes the better match, because a frame at a fractional offset is cut one row earlier or later.
 */
export function shareOfDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, visible }) => {
      const bitmaps = await Promise.all(
        pictures.map((picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        }),
      );
      const width = Math.min(...bitmaps.map((bitmap) => bitmap.width));
      const height = Math.min(...bitmaps.map((bitmap) => bitmap.height));
      const read = (bitmap: ImageBitmap, isLower: boolean) => {
        const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, isLower ? height - bitmap.height : 0);
        return canvas.getImageData(0, 0, width, height).data;
      };
      const shares = [false, true].map((isLower) => {
        const [first, second] = bitmaps.map((bitmap) => read(bitmap, isLower));
        let different = 0;
        for (let at = 0; at < first!.length; at += 4) {
          const channels = [at, at + 1, at + 2];
          if (channels.some((channel) => Math.abs(first![channel]! - second![channel]!) > visible)) different++;
        }
        return different / (width * height);
      });
      return Math.min(...shares);
    },
    { pictures: [one, other].map((picture) => picture.toString('base64')), visible: visibleDifference },
  );
}
