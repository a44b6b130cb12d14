import { sizeCanvas, type ViewedDocument } from './viewed-document.ts';

/** A JPG or PNG, rotated by its EXIF orientation. */
export async function openPicture(content: Blob): Promise<ViewedDocument> {
  const picture = await createImageBitmap(content);
  return {
    pageCount: 1,
    draw(canvas, { scale, rotation }, widthPx) {
      const isTurned = rotation % 180 !== 0;
      const naturalWidth = isTurned ? picture.height : picture.width;
      const naturalHeight = isTurned ? picture.width : picture.height;
      const factor = Math.min(1, widthPx / naturalWidth) * scale;
      const density = sizeCanvas(canvas, naturalWidth * factor, naturalHeight * factor);
      const context = canvas.getContext('2d')!;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.scale(factor * density, factor * density);
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return { done: Promise.resolve(), cancel: () => undefined };
    },
    readText: async () => '',
    close: () => picture.close(),
  };
}
