import { parseSlotTokens } from '../assignment/parse-slot.ts';
import { countEdits } from '../layout/fold-text.ts';
import type { Token } from '../layout/lines.ts';
import type { Finding } from './finding.ts';

/** Kinds whose shape can say which of two readings is right. */
const strictKinds = new Set(['date', 'money', 'sss', 'philHealth', 'pagIbig', 'tin', 'quantity', 'code', 'phone']);
/** Confidence by which the second reader must lead to overrule the first where both readings fit. */
const overruling = 4;
const weight = { same: 1.05, onlyFits: 0.85, differs: 0.62, unfit: 0.8 };

export interface Reread {
  value: string | number;
  /** About 1 where two readers agree, less where they do not. */
  agreement: number;
}

/**
 * The value in the light of a second reading of its words: equal readings are kept, of two the one that fits the shape,
 * of two that fit the first unless the second reader is clearly surer; every disagreement costs confidence.
 */
export function rereadValue(finding: Finding): Reread {
  const { tokens, value, kind } = finding;
  const changed = tokens.filter(({ word }) => word.second && isOther(word.second.text, word.text));
  if (!tokens.some(({ word }) => word.second)) return { value, agreement: 1 };
  if (changed.length === 0) return { value, agreement: weight.same };
  if (!strictKinds.has(kind)) return { value, agreement: rateWords(changed) };
  const again = parseSlotTokens(kind, tokens.map(withSecond));
  if (!again) return { value, agreement: weight.unfit };
  if (sameValue(again.value, value)) return { value, agreement: weight.same };
  const first = parseSlotTokens(kind, tokens);
  const gain = again.quality - (first?.quality ?? 0);
  if (Math.abs(gain) > 0.1) return { value: gain > 0 ? again.value : value, agreement: weight.onlyFits };
  const isSurer = changed.every(({ word }) => word.second!.confidence > word.confidence + overruling);
  return { value: isSurer ? again.value : value, agreement: weight.differs };
}

function withSecond(token: Token): Token {
  return token.word.second ? { ...token, text: token.word.second.text } : token;
}

/** Which of a nought and the letter O it is has been settled. */
function isOther(one: string, other: string): boolean {
  return strip(one).replace(/O/g, '0') !== strip(other).replace(/O/g, '0');
}

function strip(text: string): string {
  return text.replace(/[^\p{L}\d.,-]/gu, '').replace(/[.,:;-]+$/, '');
}

function sameValue(one: string | number, other: string | number): boolean {
  return typeof one === 'number'
    ? one === other
    : strip(String(one)).replace(/\W/g, '') === strip(String(other)).replace(/\W/g, '');
}

/** Words of a text: the more letters differ, the less they are worth. */
function rateWords(changed: readonly Token[]): number {
  const isSlip = ({ word }: Token) => countEdits(word.text.toLowerCase(), word.second!.text.toLowerCase(), 1) !== null;
  return changed.every(isSlip) ? 0.85 : 0.75;
}
