import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { orderWords } from '../recognise/order-words.ts';
import type { FoundWord } from '../recognise/recogniser.ts';
import type { PdfPage } from './open-pdf.ts';
import { readFormFields } from './read-form-fields.ts';
import { isOnPage, type Piece, toFoundWord } from './text-pieces.ts';

/** Maximum gap between pieces of one word, as a share of the font size: ligatures are separate pieces. */
const pieceGap = 0.15;
/** Maximum rise of the baseline between the pieces of a word, in font sizes. */
const maxRise = 0.2;
/** Maximum slope of level text. */
const maxSlope = 0.05;

/** Words of the text layer and form fields. The caller checks them against the drawing. */
export async function readTextLayer(page: PdfPage): Promise<FoundWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ('str' in item ? splitItem(item, viewport.transform) : []));
  return orderWords([
    ...joinPieces(pieces)
      .map((piece) => toFoundWord(piece, viewport))
      .filter(isOnPage),
    ...(await readFormFields(page)),
  ]);
}

/** Splits an item at spaces; text that is not horizontal is ignored. */
function splitItem({ str, transform, width, fontName }: TextItem, view: number[]): Piece[] {
  const [a, b, c, d, e, f] = transform as number[];
  const at = (x: number, y: number) => ({
    x: view[0]! * x + view[2]! * y + view[4]!,
    y: view[1]! * x + view[3]! * y + view[5]!,
  });
  const origin = at(e!, f!);
  const end = at(e! + a!, f! + b!);
  const size = Math.hypot(c!, d!);
  const isLevel = Math.abs(end.y - origin.y) < maxSlope * Math.abs(end.x - origin.x) && end.x > origin.x;
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
      Math.abs(piece.baseline - before.baseline) < maxRise * before.size &&
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
