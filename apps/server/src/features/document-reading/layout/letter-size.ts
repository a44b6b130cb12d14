/** A word whose box is as high as its ink or its letter size. */
export interface Sized {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Ascent and descent as shares of the letter size, as in text layers; then the ink of accented, tall, low and
 * descending letters.
 */
const reach = { ascent: 0.78, descent: 0.22, marked: 0.9, tall: 0.7, low: 0.52, tail: 0.2 };

/**
 * Sets the box height to the letter size: OCR boxes only enclose the ink, which is lower without ascenders and
 * descenders.
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

/** Maximum gap between words of one phrase, in letter sizes. */
const closeBeside = 0.6;
/**
 * Minimum size ratio to the rest of the phrase at which a box was cut badly; across the line, also the minimum slimness
 * ratio.
 */
const tooHigh = { size: 1.25, slimness: 1.45 };
const minWords = 3;

/** Corrects boxes much taller than their neighbours; `line` is ordered left to right. */
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

/** Height of the letters relative to their width. */
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
