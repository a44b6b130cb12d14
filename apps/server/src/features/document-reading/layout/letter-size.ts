/** A word in its place, as high as its ink or as its letters are large. */
export interface Sized {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Ascent and descent of letters, as shares of their size, as in text layers. */
const reach = { ascent: 0.78, descent: 0.22, marked: 0.9, tall: 0.7, low: 0.52, tail: 0.2 };

/**
 * Readers give the box of the ink, which is lower for capitals than for words with tails: as high as the size of the
 * letters it is the same for all.
 */
export function toLetterSize<Word extends Sized>(word: Word): Word {
  const { text, top, bottom } = word;
  if (!/[\p{L}\d]/u.test(text)) return word;
  const isMarked = /\p{Lu}\p{M}/u.test(text.normalize('NFD'));
  const up = isMarked ? reach.marked : /[\p{Lu}\dbdfhijklt()/|[\]₱$]/u.test(text) ? reach.tall : reach.low;
  const down = /[gjpqyQ,;()/|[\]]/.test(text) ? reach.tail : 0;
  const size = (bottom - top) / (up + down);
  const foot = bottom - size * down;
  return { ...word, top: foot - size * reach.ascent, bottom: foot + size * reach.descent };
}

/** Words of one phrase stand so close, in sizes of their letters. */
const closeBeside = 0.6;
/** A box that is so much higher than those of its phrase was not cut at its word; on its line, if its letters are so slim, too. */
const tooHigh = { size: 1.25, slimness: 1.45 };
const minWords = 3;

/** Boxes that reach far above or below their words become as high as those beside them; `line` is in order. */
export function evenOutSizes<Word extends Sized>(line: readonly Word[]): Word[] {
  const phrases = phrasesOf(line).flatMap((phrase) => evenOut(phrase, () => true));
  const slim = usualOf(phrases.filter(hasLetters), slimness);
  return evenOut(phrases, (word) => slim !== undefined && slimness(word) > slimness(slim) * tooHigh.slimness);
}

function evenOut<Word extends Sized>(words: readonly Word[], isWrong: (word: Word) => boolean): Word[] {
  const telling = words.filter(hasLetters);
  const usual = usualOf(telling, sizeOf);
  if (!usual || telling.length < minWords) return [...words];
  return words.map((word) =>
    sizeOf(word) > sizeOf(usual) * tooHigh.size && isWrong(word)
      ? { ...word, top: usual.top, bottom: usual.bottom }
      : word,
  );
}

function usualOf<Word extends Sized>(words: readonly Word[], measure: (word: Word) => number): Word | undefined {
  return words.toSorted((one, other) => measure(one) - measure(other))[(words.length - 1) >> 1];
}

function hasLetters({ text }: Sized): boolean {
  return /[\p{L}\d]{2}/u.test(text);
}

function sizeOf({ top, bottom }: Sized): number {
  return bottom - top;
}

/** The size of letters against their usual width. */
function slimness(word: Sized): number {
  return (sizeOf(word) * word.text.length) / (word.right - word.left);
}

function phrasesOf<Word extends Sized>(line: readonly Word[]): Word[][] {
  const phrases: Word[][] = [];
  for (const word of line) {
    const before = phrases.at(-1)?.at(-1);
    const isClose = before && word.left - before.right < Math.min(sizeOf(word), sizeOf(before)) * closeBeside;
    if (isClose) phrases.at(-1)!.push(word);
    else phrases.push([word]);
  }
  return phrases;
}
