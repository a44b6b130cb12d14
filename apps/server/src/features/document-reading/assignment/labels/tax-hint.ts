import { oneLine } from '../../../../platform/text.ts';
import type { Hit } from '../../layout/find-phrases.ts';
import { restOfSegment, type Token } from '../../layout/lines.ts';
import type { Meaning } from '../../lexicon/slots-of-type.ts';

const taxHint = new RegExp(
  oneLine`
    ^[,(–-]*\s*(?:all |already )?(?:(?:vat|taxe?s?)[\s-]?(?:incl?(?:usive|uded|uding)?|excl?(?:usive|uded)?|in|
    ex)|(?:incl?(?:usive|uding|udes)?|excl?(?:usive|uding)?|with|plus|net of|w\/)\.?(?: of)?(?: \d+%)? (?:vat|
    tax(?:es)?)|kasama (?:na )?ang vat|may vat na)\.?\)?:?$`,
  'i',
);

/** The words after a label that say whether tax is included: Current charges, VAT inclusive. */
export function findTaxHint(tokens: readonly Token[]): Token[] {
  const rest = restOfSegment(tokens.at(-1)!);
  const end = rest.findIndex(({ text }) => /\d[.,]\d|^[₱\d]|^(?:php|p)$/i.test(text) && !/%$/.test(text));
  const words = end < 0 ? rest : rest.slice(0, end);
  return taxHint.test(words.map(({ text }) => text).join(' ')) ? words : [];
}

/** True when the hit is part of a tax hint and not a label. */
export function isTaxHint({ tokens }: Hit<Meaning>): boolean {
  const { line, index, segment } = tokens[0]!;
  if (isTaxHintApart(line.tokens.filter((token) => token.segment === segment))) return true;
  const before = line.tokens.slice(0, index).findLast((token) => token.segment === segment && token.folded !== '');
  return before !== undefined && !/:$/.test(before.text) && findTaxHint([before]).includes(tokens[0]!);
}

/** True for a tax hint between a label and its amount: CURRENT MONTH  (VAT inc.)  1,199.00. */
export function isTaxHintApart(cell: readonly Token[]): boolean {
  const isAfter = cell[0]!.index > 0 && cell[0]!.text.startsWith('(');
  return isAfter && taxHint.test(cell.map(({ text }) => text).join(' '));
}
