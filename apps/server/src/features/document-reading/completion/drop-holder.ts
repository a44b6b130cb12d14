import { foldWord } from '../layout/fold-text.ts';
import { parseAddress } from '../values/parse-text.ts';
import type { Findings } from './finding.ts';

/** Who lives there may stand above the address, under its label; the name is no part of it. */
export function dropHolder(findings: Findings): void {
  const [address, holder] = [findings.get('address'), findings.get('fullName')];
  if (!address || !holder) return;
  const name = String(holder.value).split(/\s+/).map(foldWord);
  const isNamed = name.every((word, at) => word === address.tokens[at]?.folded);
  const [rest] = isNamed ? parseAddress(address.tokens.slice(name.length)) : [];
  if (rest) findings.set('address', { ...address, value: rest.value, tokens: rest.tokens });
}
