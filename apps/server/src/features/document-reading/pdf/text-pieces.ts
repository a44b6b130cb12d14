import type { FoundWord } from '../recognise/recogniser.ts';

/** A run of letters without spaces, in points from the upper left corner of the displayed page. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  font: string;
}

/** Height above and below the baseline, as shares of the font size. */
const ascent = 0.78;
const descent = 0.22;

export function toFoundWord(
  { text, left, right, baseline, size, font }: Piece,
  { width, height }: { width: number; height: number },
): FoundWord {
  const box = {
    x: left / width,
    y: (baseline - size * ascent) / height,
    width: (right - left) / width,
    height: (size * (ascent + descent)) / height,
  };
  return { text, confidence: 100, box, style: `${font} ${size.toFixed(1)}` };
}

export function isOnPage({ box }: FoundWord): boolean {
  return box.x < 1 && box.y < 1 && box.x + box.width > 0 && box.y + box.height > 0;
}
