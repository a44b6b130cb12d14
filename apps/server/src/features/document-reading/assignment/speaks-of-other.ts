import { foldWord } from '../layout/fold-text.ts';
import type { Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { job } from '../lexicon/letter-words.ts';
import { careOfPattern, joinWords } from '../values/parse-text.ts';

/** Words that begin the next label even when that label was not recognised. */
const otherThings = /^(date|period|billing|account|amount|no|bill|reading|pay|tin|sss|status)$/;
/** Words that make the next one part of a sentence: as of this date. */
const pointers = /^(this|that|said)$/;
/** A number with this many digits never continues a text. */
const longNumber = /^(?=(?:\D*\d){7})[\p{Lu}\d-]+$/u;
const amount = /^[₱P(-]*\d[\d,]*\.\d{2}\)?$/;

/** True when a line below a text begins another topic; `last` is the word before the line. */
export function speaksOfOther(line: readonly Token[], last: Token): boolean {
  if (line[0]!.folded === 'part' && /^[IVX]+\b/.test(line[1]?.text ?? '')) return true;
  if ((line.length <= 2 && amount.test(line.at(-1)?.text ?? '')) || careOfPattern.test(joinWords(line))) return true;
  if (longNumber.test(line[0]?.text ?? '')) return true;
  return line.some(
    ({ folded, text }, index) =>
      (otherThings.test(folded) && !pointers.test((line[index - 1] ?? last).folded)) || /\d[/-]\d/.test(text),
  );
}

/** True when the line below a name is a job title: two words or more without a given name. */
export function namesJob(line: readonly Token[]): boolean {
  return line.length > 1 && job.test(joinWords(line)) && !line.some(({ text }) => givenNames.has(foldWord(text)));
}
