import { type Box, boxAround } from '../../word.ts';
import type { FoundWord } from '../recogniser.ts';

/** Maximum gap, overlap and vertical offset of the pieces of an amount, in heights of the first piece. */
const near = { after: 0.45, overlapping: 0.2, below: 0.35 };
/** Maximum number of pieces of an amount in the millions. */
const maxPieces = 9;
const piece = /^(?:[,.'’‘:;]?\d{1,3}(?:[,.]\d{1,3})?|[,.'’‘:;])$/;
const opening = /^[(₱£€P]{0,2}\d{1,3}(?:,\d{3})*[,.]?$/;
const whole = /^([(₱£€P]{0,2}\d{1,3}(?:[,.'’‘:;]{1,2}\d{3})+)[,.'’‘:;](\d{2})$/;

/** Rejoins large amounts whose commas and periods were read as separate words. */
export function joinAmounts(words: readonly FoundWord[], shape: { width: number; height: number }): FoundWord[] {
  const aspect = shape.width / shape.height;
  const inAmount = new Set<FoundWord>();
  const amounts = words.flatMap((first) => {
    if (inAmount.has(first) || !opening.test(first.text)) return [];
    const pieces = followPieces(first, words, aspect);
    const [amount, used] = findWhole(pieces);
    for (const each of used) inAmount.add(each);
    return amount ? [amount] : [];
  });
  return amounts.length === 0 ? [...words] : [...words.filter((word) => !inAmount.has(word)), ...amounts];
}

function followPieces(first: FoundWord, words: readonly FoundWord[], aspect: number): FoundWord[] {
  const pieces = [first];
  while (pieces.length < maxPieces) {
    const last = pieces.at(-1)!;
    const [next] = words
      .filter((word) => !pieces.includes(word) && isAfter(word.box, last.box, first.box, aspect))
      .sort((one, other) => one.box.x - other.box.x);
    if (!next || !piece.test(next.text)) break;
    pieces.push(next);
  }
  return pieces;
}

function isAfter(box: Box, last: Box, first: Box, aspect: number): boolean {
  const gap = ((box.x - last.x - last.width) * aspect) / first.height;
  const [above, below] = [first.y - box.y, box.y + box.height - first.y - first.height].map(
    (apart) => apart / first.height,
  );
  return gap > -near.overlapping && gap < near.after && above! < near.below && below! < near.below;
}

/** The longest run of pieces that forms an amount with cents. */
function findWhole(pieces: readonly FoundWord[]): [FoundWord | null, readonly FoundWord[]] {
  for (let count = pieces.length; count > 1; count--) {
    const used = pieces.slice(0, count);
    const [, units, cents] = whole.exec(used.map(({ text }) => text).join('')) ?? [];
    if (!units || !cents) continue;
    const text = `${units.replace(/[,.'’‘:;]+/g, ',')}.${cents}`;
    const confidence = Math.min(...used.filter(({ text: part }) => /\d/.test(part)).map((each) => each.confidence));
    return [{ text, confidence, box: boxAround(used.map(({ box }) => box)) }, used];
  }
  return [null, []];
}
