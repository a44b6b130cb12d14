export interface DocumentView {
  /** From 1. */
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

/** A document that can be drawn page by page, whatever its format. */
export interface ViewedDocument {
  pageCount: number;
  /** Draws one page; at scale 1 it is as wide as `widthPx`, unless it is smaller than that by nature. */
  draw: (canvas: HTMLCanvasElement, view: DocumentView, widthPx: number) => Drawing;
  /** Text of a page; empty for pictures. */
  readText: (page: number) => Promise<string>;
  close: () => void;
}

/** Makes the canvas sharp on every screen. */
export function sizeCanvas(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): number {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.floor(widthPx * density);
  canvas.height = Math.floor(heightPx * density);
  canvas.style.width = `${widthPx}px`;
  canvas.style.height = `${heightPx}px`;
  return density;
}
