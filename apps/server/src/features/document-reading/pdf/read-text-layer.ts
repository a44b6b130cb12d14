import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { orderWords } from '../recognise/order-words.ts';
import type { FoundWord } from '../recognise/recogniser.ts';
import type { PdfPage } from './open-pdf.ts';

/** Pieces of one word lie closer than this, of the size of their letters: a ligature comes as a piece of its own. */
const pieceGap = 0.15;
/** How far letters reach above and below the line they stand on, of their size. */
const ascent = 0.78;
const descent = 0.22;

interface Piece {
  text: string;
  /** In points, from the upper left corner of the page as it is seen. */
  left: number;
  right: number;
  baseline: number;
  size: number;
  font: string;
}

/** The words that a page says it holds; exact, where the page does not lie. */
export async function readTextLayer(page: PdfPage): Promise<FoundWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ('str' in item ? splitItem(item, viewport.transform) : []));
  const words = joinPieces(pieces).map(({ text, left, right, baseline, size, font }): FoundWord => {
    const top = (baseline - size * ascent) / viewport.height;
    const box = {
      x: left / viewport.width,
      y: top,
      width: (right - left) / viewport.width,
      height: (size * (ascent + descent)) / viewport.height,
    };
    return { text, confidence: 100, box, style: `${font} ${size.toFixed(1)}` };
  });
  return orderWords(
    words.filter(({ box }) => box.x < 1 && box.y < 1 && box.x + box.width > 0 && box.y + box.height > 0),
  );
}

/** Its runs without spaces; text that does not run from left to right is left to the picture. */
function splitItem({ str, transform, width, fontName }: TextItem, view: number[]): Piece[] {
  const [a, b, c, d, e, f] = transform as number[];
  const at = (x: number, y: number) => ({
    x: view[0]! * x + view[2]! * y + view[4]!,
    y: view[1]! * x + view[3]! * y + view[5]!,
  });
  const origin = at(e!, f!);
  const end = at(e! + a!, f! + b!);
  const size = Math.hypot(c!, d!);
  const isLevel = Math.abs(end.y - origin.y) < 0.05 * Math.abs(end.x - origin.x) && end.x > origin.x;
  if (!isLevel || size <= 0 || str.trim() === '') return [];
  const letterWidth = width / str.length;
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    left: origin.x + index * letterWidth,
    right: origin.x + (index + text.length) * letterWidth,
    baseline: origin.y,
    size,
    font: fontName,
  }));
}

function joinPieces(pieces: Piece[]): Piece[] {
  const words: Piece[] = [];
  for (const piece of pieces) {
    const before = words.at(-1);
    const gap = before ? piece.left - before.right : 0;
    const isSameWord =
      before !== undefined &&
      Math.abs(piece.baseline - before.baseline) < 0.2 * before.size &&
      Math.abs(gap) < pieceGap * Math.min(piece.size, before.size);
    if (isSameWord) {
      before.text += piece.text;
      before.right = piece.right;
    } else {
      words.push({ ...piece });
    }
  }
  return words;
}
