import type { Hit } from '../../layout/find-phrases.ts';
import type { Token } from '../../layout/lines.ts';
import type { Meaning } from '../../lexicon/slots-of-type.ts';

/** True for a hint in brackets after a label. A bracket that opens its cell, or holds digits, may be a value. */
export function isHint({ tokens }: Hit<Meaning>): boolean {
  const [first] = tokens;
  const segment = first!.line.tokens.filter((token) => token.segment === first!.segment);
  const at = segment.indexOf(first!);
  const open = segment.slice(0, at + 1).findLastIndex(({ text }) => /^\(/.test(text));
  if (open < 1 || segment.slice(open, at).some(({ text }) => text.includes(')'))) return false;
  const end = segment.findIndex(({ text }, index) => index >= at && text.includes(')'));
  if (end < 0 && open < at) return false;
  const inside = segment.slice(open, end < 0 ? segment.length : end + 1);
  const followsAmount = segment.slice(open, at).some(({ text }) => /\d\.\d{2}/.test(text));
  return isAsOf(inside) || followsAmount || !inside.some(({ text }) => /\d{2}/.test(text));
}

/** True for "(as of May 1", the date of an amount and not a value. */
function isAsOf([first, second]: readonly Token[]): boolean {
  return /^\((?:as|noong)$/i.test(first!.text) && /^(?:of|at|\p{L}*\.?\d|\p{Lu})/u.test(second?.text ?? '');
}
