import type { Candidate } from '../../assignment/candidate.ts';
import { foldWord } from '../../layout/fold-text.ts';
import { parseAddress } from '../../values/parse-address.ts';
import { optionsOf, toFinding } from '../amounts/sums.ts';
import type { Finding, Findings } from '../finding.ts';

/** Removes the holder's name from the start of the address. */
export function dropHolder(findings: Findings): void {
  const [address, holder] = [findings.get('address'), findings.get('fullName')];
  if (!address || !holder) return;
  const name = String(holder.value).split(/\s+/).map(foldWord);
  const isNamed = name.every((word, at) => word === address.tokens[at]?.folded);
  // The end of a long name may stand on its own line: CORP.
  const shared = address.tokens.findIndex((token) => !holder.tokens.includes(token));
  const length = isNamed ? name.length : Math.max(0, shared);
  const [rest] = length > 0 ? parseAddress(address.tokens.slice(length)) : [];
  if (rest) findings.set('address', { ...address, value: rest.value, tokens: rest.tokens });
}

/** Drops a holder equal to the issuer: that is the name of the bank account to pay to. */
export function dropIssuer(findings: Findings, candidates: readonly Candidate[], issuer: Finding | null): void {
  const holder = findings.get('fullName');
  if (!holder || !issuer || !isSameName(holder, issuer)) return;
  findings.delete('fullName');
  const other = optionsOf('fullName', candidates).find((each) => !isSameName(each, issuer));
  if (other) findings.set('fullName', toFinding(other, 'person', 'stands at another label'));
}

function isSameName(one: Pick<Finding, 'value'>, other: Pick<Finding, 'value'>): boolean {
  const [first, second] = [one, other].map(({ value }) => String(value).split(/\s+/).map(foldWord).join(' '));
  return first === second;
}
