/** Fractions of a page's width and height, from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reading of one place by one reader. */
export interface Reading {
  text: string;
  /** 0–100. */
  confidence: number;
}

/** A run of letters without a space. */
export interface Word extends Reading {
  box: Box;
  /** The number of its page, from 1. */
  page: number;
  /** The font and size it is set in, where a text layer says so. */
  style?: string;
  /** The second reader's result; null if it was not asked. */
  second: Reading | null;
}

export interface Page {
  /** Number from 1, counted over all files of the document. */
  number: number;
  /** Size in any unit, to convert fractions to shapes. */
  width: number;
  height: number;
  source: 'TEXT_LAYER' | 'PICTURE';
  /** Words in reading order: lines from top to bottom, words from left to right. */
  words: Word[];
}

/** The box around all of them; there must be one. */
export function boxAround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
