import type { FoundWord } from './recogniser.ts';

/** Three strokes, not all of them ones: the third of a name. Two may be a day. */
const third = /^(?!1+$)[lI|1]{3}(?=[.,]?$)/;
/** Three ones that were hardly read, behind a word as names are written and not what is numbered: Fajardo III. */
const guessedOnes = { text: /^1{3}(?=[.,]?$)/, below: 50 };
const name = /^\p{Lu}\p{L}{2,},?$/u;
const numbered = /^(?:blk|block|lot|unit|phase|purok|sitio|zone|room|level|barangay|brgy|street|form|page|item)$/i;
const nextTo = 1;

/** A label of a number, which no number is: 1D No. */
const identity = /^[l1|]D(?=[.:]?$)/;

/** Readers take a stroke for any letter that is one: what can only be an I is one. */
export function readStrokes(words: readonly FoundWord[]): FoundWord[] {
  return words.map((word) => {
    const text = isThird(word, words) ? word.text.replace(guessedOnes.text, 'III') : word.text;
    return { ...word, text: text.replace(third, 'III').replace(identity, 'ID') };
  });
}

function isThird({ text, confidence, box }: FoundWord, words: readonly FoundWord[]): boolean {
  if (confidence >= guessedOnes.below || !guessedOnes.text.test(text)) return false;
  return words.some((word) => {
    const gap = box.x - word.box.x - word.box.width;
    const isLevel = Math.abs(word.box.y - box.y) < box.height * 0.5;
    return isLevel && gap > 0 && gap < box.height * nextTo && name.test(word.text) && !numbered.test(word.text);
  });
}
