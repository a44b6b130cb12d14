import { oneLine } from '../../../../platform/text.ts';
import type { FoundWord } from '../recogniser.ts';

/** Three strokes that are not all ones: III. Two may be a day. */
const third = /^(?!1+$)[lI|1]{2}[lI|1i!](?=[.,]?$)/;
/** Three uncertain ones after a name: Fajardo III. */
const guessedOnes = { text: /^1{3}(?=[.,]?$)/, below: 75 };
const name = /^\p{Lu}\p{L}{2,},?$/u;
const numbered = /^(?:blk|block|lot|unit|phase|purok|sitio|zone|room|level|barangay|brgy|street|form|page|item)$/i;
const maxGapHeights = 1;

/** Two strokes, one of them an "I" or a lookalike. */
const second = /^(?:I[lI|]|l[I|]|\|[lI])(?=[.,]?$)/;
/** Minimum confidence of a numeral: its strokes are certain even when its letters are not. */
const sureStrokes = 60;
const ranked = new RegExp(
  oneLine`
    ^(?:nurse|teacher|clerk|aide|attendant|assistant|engineer|instructor|professor|welder|fabricator|technician|
    technologist|midwife|operator|driver|guard|foreman|mechanic|inspector|accountant|bookkeeper|cashier|
    librarian|encoder|cook|worker|therapist|pharmacist|officer)$`,
  'i',
);
/** Misread label of an ID number: 1D No. */
const identity = /^[l1|]D(?=[.:]?$)/;

/** Corrects strokes that can only be capital I: numerals and "ID". */
export function fixNumerals(words: readonly FoundWord[]): FoundWord[] {
  return words.map((word) => {
    const text = isThird(word, words) ? word.text.replace(guessedOnes.text, 'III') : asRank(word, words);
    const read = text.replace(third, 'III').replace(second, 'II').replace(identity, 'ID');
    const isNumeral = /^I{2,3}[.,]?$/.test(read);
    return { ...word, text: read, confidence: isNumeral ? Math.max(word.confidence, sureStrokes) : word.confidence };
  });
}

function isThird(word: FoundWord, words: readonly FoundWord[]): boolean {
  if (word.confidence >= guessedOnes.below || !guessedOnes.text.test(word.text)) return false;
  return words.some(({ text, box }) => isBefore(box, word.box) && name.test(text) && !numbered.test(text));
}

/** Ranks after job titles: Nurse IT and Teacher 11 are rank II. */
function asRank({ text, box }: FoundWord, words: readonly FoundWord[]): string {
  if (!/^(?:I[TI]?T|1{2,3})[.,]?$/.test(text)) return text;
  const isCounted = words.some((word) => ranked.test(word.text) && isBefore(word.box, box));
  return isCounted ? text.replace(/[T1]/g, 'I') : text;
}

function isBefore(one: FoundWord['box'], other: FoundWord['box']): boolean {
  const gap = other.x - one.x - one.width;
  return Math.abs(one.y - other.y) < other.height * 0.5 && gap > 0 && gap < other.height * maxGapHeights;
}
