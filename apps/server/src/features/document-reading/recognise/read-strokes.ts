import type { FoundWord } from './recogniser.ts';

/** Three strokes, not all of them ones: the third of a name. Two may be a day. */
const third = /^(?!1+$)[lI|1]{3}(?=[.,]?$)/;
/** A label of a number, which no number is: 1D No. */
const identity = /^[l1|]D(?=[.:]?$)/;

/** Readers take a stroke for any letter that is one: what can only be an I is one. */
export function readStrokes(words: readonly FoundWord[]): FoundWord[] {
  return words.map((word) => ({ ...word, text: word.text.replace(third, 'III').replace(identity, 'ID') }));
}
