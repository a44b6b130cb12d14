import type { Hit } from '../../layout/find-phrases.ts';
import { restOfSegment, startOfSegment } from '../../layout/lines.ts';
import type { Meaning } from '../../lexicon/slots-of-type.ts';

/** True when the word after "Date" names another date than the document's: Date Regularized. */
export function isOtherDay({ tokens, phrase }: Hit<Meaning>): boolean {
  const [next] = restOfSegment(tokens.at(-1)!);
  return (
    phrase === 'Date' && !/:$/.test(tokens.at(-1)!.text) && /^\p{L}{4,}(?:ed|tion|ment):?$/u.test(next?.text ?? '')
  );
}

/** True for the cut-off date of payments or debts. */
export function isUpToDay({ tokens, phrase }: Hit<Meaning>): boolean {
  if (phrase !== 'As of') return false;
  return startOfSegment(tokens[0]!).some(({ text }) =>
    /^(?:payments?|paid|payment\/s|bayad|arrears|balance|unpaid|overdue)$/i.test(text),
  );
}
