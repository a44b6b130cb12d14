/** Canvas size in pixels. */
export const padWidth = 900;
export const padHeight = 300;
const lineWidth = 6;
const margin = 40;
const ink = '#10143d';
const paper = '#ffffff';

export interface Point {
  x: number;
  y: number;
}

export function clearPad(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, padWidth, padHeight);
}

/** Draws one segment of a stroke and returns its length. */
export function addPoint(canvas: HTMLCanvasElement, from: Point, to: Point): number {
  const context = canvas.getContext('2d');
  if (context) {
    context.strokeStyle = ink;
    context.lineWidth = lineWidth;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Draws a typed name in a handwriting font, as large as fits. */
export function writeName(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = padWidth;
  canvas.height = padHeight;
  clearPad(canvas);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const write = (size: number) => {
    context.font = `italic ${size}px "Snell Roundhand", "Segoe Script", "Dancing Script", cursive`;
  };
  write(120);
  const { width } = context.measureText(name);
  write(Math.min(120, (120 * (padWidth - 2 * margin)) / Math.max(1, width)));
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, padWidth / 2, padHeight / 2);
  return canvas;
}

/** Synchronous, so that no later click can run before the image is ready. */
export function toSignatureFile(canvas: HTMLCanvasElement): File {
  const base64 = canvas.toDataURL('image/png').split(',')[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'signature.png', { type: 'image/png' });
}
