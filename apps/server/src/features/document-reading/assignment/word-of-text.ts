import type { Hit } from '../layout/find-phrases.ts';
import { restOfSegment, startOfSegment, type Token } from '../layout/lines.ts';
import type { Meaning } from '../lexicon/slots-of-type.ts';
import { readMonth } from '../values/months.ts';

/** Words that are labels only when alone or before a colon; elsewhere they are ordinary words. */
const commonWords = new Set(
  (
    'add agency associate base bayaran bearer begin beginning bill business by client company conc concess ' +
    'consultant consumer covering covers crew current cycle dated driver duration earnings employment end ' +
    'ending ends for gross group guard helper holder invoice issued kasambahay kawani konsumidor konsyumer ' +
    'laborer manggagawa member net notify office officer outstanding paid past pay payout per person ' +
    'personnel present previous previously purpose reason record regular remaining result rider salary ' +
    'seafarer seaman section since st staff start starts station street subs suma tax taxpayer teacher team ' +
    'teammate title total trabahador tsuper unit units unpaid usage used wage wages week worker'
  ).split(' '),
);

/** First words of account names of couples, heirs and titled persons. */
const accountNameOpening = /^(?:sps|spouses|mr|mrs|ms|heirs|estate|atty|engr|dr|dra)\b/i;

/** Verbs after a word that is the subject of a sentence, so not a label. */
const predicate = /^(?:has|have|had|was|were|will|shall|may|must|agrees|certifies)$/;

const endsSentence = /^\p{Ll}{3,}\.$/u;
/** Minimum length, with its dot, of a word that ends a sentence alone on its line; shorter ones are abbreviations. */
const minEndCharacters = 5;
const minWordsBefore = 2;

/** True for a word that ends a sentence alone on its line or after other words. */
function isEnd(tokens: readonly Token[]): boolean {
  return (
    (tokens.length === 1 && tokens[0]!.text.length >= minEndCharacters) ||
    startOfSegment(tokens[0]!).length >= minWordsBefore
  );
}

/** True for AM or PM after a time: 7:42 PM. */
function isOfTime([first, ...more]: readonly Token[]): boolean {
  const before = first!.line.tokens[first!.index - 1]?.text ?? '';
  return more.length === 0 && /^[ap]\.?m\.?$/i.test(first!.text) && /^\d{1,2}[:.]\d{2}$/.test(before);
}

/** True when the hit is an ordinary word of a text, not a label. */
export function isWordOfText({ tokens }: Hit<Meaning>): boolean {
  const [first] = tokens;
  if (endsSentence.test(tokens.at(-1)!.text) && /^\p{Ll}/u.test(first!.text) && isEnd(tokens)) return true;
  if (isOfTime(tokens)) return true;
  if (predicate.test(restOfSegment(tokens.at(-1)!)[0]?.text ?? '')) return true;
  if (tokens.length > 1 || !commonWords.has(first!.folded) || /:$/.test(first!.text)) return false;
  const { line, index, segment } = first!;
  const before = line.tokens[index - 1];
  const [after] = restOfSegment(first!);
  if (before?.segment !== segment && accountNameOpening.test(after?.text ?? '')) return false;
  const isAfterWord = before?.segment === segment && /\p{L}/u.test(before.text) && !/:$/.test(before.text);
  return isAfterWord || (/^["“‘]?\p{L}/u.test(after?.text ?? '') && !startsDay(after!));
}

/** True for a month followed by a day number. */
function startsDay({ text, line, index }: Token): boolean {
  return readMonth(text.replace(/[.,]$/, '')) !== null && /^\d/.test(line.tokens[index + 1]?.text ?? '');
}
