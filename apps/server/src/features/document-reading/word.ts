/** Fractions of the page's width and height, from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One engine's result for one place. */
export interface Reading {
  text: string;
  /** 0–100. */
  confidence: number;
}

export interface Word extends Reading {
  box: Box;
  /** Page number, from 1. */
  page: number;
  /** Font and size; only known in a text layer. */
  style?: string;
  /** The second reader's result; null when it was not asked. */
  second: Reading | null;
}

export interface Page {
  /** Number from 1, counted over all files of the document. */
  number: number;
  /** Size in any unit; gives the aspect ratio of boxes. */
  width: number;
  height: number;
  source: 'TEXT_LAYER' | 'PICTURE';
  /** Words in reading order: lines from top to bottom, words from left to right. */
  words: Word[];
}

/** The bounding box of all boxes; the list must not be empty. */
export function boxAround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
