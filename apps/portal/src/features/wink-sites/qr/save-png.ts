import { saveFile } from '../../../api/save-file.ts';
import type { QrDrawing } from '../../../ui/draw-qr-code.ts';

/** Pixels per cell: large enough for a poster, and integral, so that every cell is sharp. */
const cellPx = 24;

export function savePng({ size, path }: QrDrawing, name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * cellPx;
  canvas.height = size * cellPx;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(cellPx, cellPx);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  canvas.toBlob((picture) => picture && saveFile(picture, name), 'image/png');
}
