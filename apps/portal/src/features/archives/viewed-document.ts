export interface DocumentView {
  /** Starts at 1. */
  page: number;
  /** Zoom; 1 fits the width. */
  scale: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number;
}

export interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

/** A document that can be rendered page by page, whatever its format. */
export interface ViewedDocument {
  pageCount: number;
  /** Draws one page. At scale 1 it is `widthPx` wide, or less if the original is smaller. */
  draw: (canvas: HTMLCanvasElement, view: DocumentView, widthPx: number) => Drawing;
  /** Text of a page; empty for pictures. */
  readText: (page: number) => Promise<string>;
  close: () => void;
}

/** Sizes the canvas by the device's pixel ratio, so that it is sharp. */
export function sizeCanvas(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): number {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.floor(widthPx * density);
  canvas.height = Math.floor(heightPx * density);
  canvas.style.width = `${widthPx}px`;
  canvas.style.height = `${heightPx}px`;
  return density;
}
