import type { Finding, Findings } from '../finding.ts';

const score = 0.82;
/** A number whose label says no more than this is not taken. */
const minNamed = 0.45;

/** The second number on a card is the first of an institution, where the company gives no other. */
export function findSecondNumber(findings: Findings): void {
  if (findings.has('idCard2')) return;
  const own = findings.get('idCard1');
  const [first] = [findings.get('taxNumber'), findings.get('ssNumber')]
    .flatMap((finding) => (finding && finding.score >= minNamed ? [finding] : []))
    .filter(({ tokens }) => !tokens.some((token) => own?.tokens.includes(token)))
    .sort(comparePlaces);
  if (first) findings.set('idCard2', { ...first, score: Math.min(first.score, score) });
}

function comparePlaces({ tokens: [one] }: Finding, { tokens: [other] }: Finding): number {
  return one!.line.number - other!.line.number || one!.left - other!.left;
}
