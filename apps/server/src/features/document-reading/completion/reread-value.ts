import { parseSlotTokens } from '../assignment/parse-slot.ts';
import { countEdits } from '../layout/fold-text.ts';
import type { Token } from '../layout/lines.ts';
import type { Finding } from './finding.ts';

/** Kinds whose format can decide between two readings. */
const strictKinds = new Set(['date', 'money', 'sss', 'philHealth', 'pagIbig', 'tin', 'quantity', 'code', 'phone']);
/** Confidence margin by which the second reader must lead to win when both readings fit. */
const overruling = 4;
/** Difference in quality from which only one reading has the shape of the value. */
const clearGain = 0.1;
const weight = { same: 1.05, onlyFits: 0.85, differs: 0.62, unfit: 0.8 };

export interface Reread {
  value: string | number;
  /** Confidence factor: about 1 when both readers agree, less otherwise. */
  agreement: number;
}

/**
 * Compares a value with the second reader's text. When the readings differ, the better format wins, then the first
 * reader unless the second is clearly more confident; every difference lowers the confidence.
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
  if (Math.abs(gain) > clearGain) return { value: gain > 0 ? again.value : value, agreement: weight.onlyFits };
  const isSurer = changed.every(({ word }) => word.second!.confidence > word.confidence + overruling);
  return { value: isSurer ? again.value : value, agreement: weight.differs };
}

function withSecond(token: Token): Token {
  return token.word.second ? { ...token, text: token.word.second.text } : token;
}

/** Ignores O versus 0, which was resolved earlier. */
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

/** Lowers the agreement with the number of differing letters. */
function rateWords(changed: readonly Token[]): number {
  const isSlip = ({ word }: Token) => countEdits(word.text.toLowerCase(), word.second!.text.toLowerCase(), 1) !== null;
  return changed.every(isSlip) ? 0.85 : 0.75;
}
