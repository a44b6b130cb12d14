import type { Hit } from '../layout/find-phrases.ts';
import { restOfSegment, type Token } from '../layout/lines.ts';
import type { Meaning } from '../lexicon/slots-of-type.ts';
import { readMonth } from '../values/months.ts';
import { commonWords } from './common-words.ts';

/** How accounts of couples, heirs and persons with titles begin. */
const beforePerson = /^(?:sps|spouses|mr|mrs|ms|heirs|estate|atty|engr|dr|dra)\b/i;

/** What follows a word of which a sentence says something. */
const says = /^(?:has|have|had|was|were|will|shall|may|must|agrees|certifies)$/;

/** The last word of a sentence, on a line of its own. */
const endsSentence = /^\p{Ll}{4,}\.$/u;

/** A common word in the midst of a text, or at the start of one; or what a sentence speaks of. */
export function isWordOfText({ tokens }: Hit<Meaning>): boolean {
  const [first] = tokens;
  if (tokens.length === 1 && endsSentence.test(first!.text)) return true;
  if (says.test(restOfSegment(tokens.at(-1)!)[0]?.text ?? '')) return true;
  if (tokens.length > 1 || !commonWords.has(first!.folded) || /:$/.test(first!.text)) return false;
  const { line, index, segment } = first!;
  const before = line.tokens[index - 1];
  const [after] = restOfSegment(first!);
  if (before?.segment !== segment && beforePerson.test(after?.text ?? '')) return false;
  const isAfterWord = before?.segment === segment && /\p{L}/u.test(before.text) && !/:$/.test(before.text);
  return isAfterWord || (/^["“‘]?\p{L}/u.test(after?.text ?? '') && !startsDay(after!));
}

/** A month with the number of a day behind it. */
function startsDay({ text, line, index }: Token): boolean {
  return readMonth(text.replace(/[.,]$/, '')) !== null && /^\d/.test(line.tokens[index + 1]?.text ?? '');
}
