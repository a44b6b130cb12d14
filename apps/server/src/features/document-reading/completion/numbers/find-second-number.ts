import type { Finding, Findings } from '../finding.ts';

const score = 0.82;
/** Minimum score of the number used. */
const minNamedScore = 0.45;

/** Uses the first TIN or SSS number on a card as its second number when the company prints no other. */
export function findSecondNumber(findings: Findings): void {
  if (findings.has('idCard2')) return;
  const own = findings.get('idCard1');
  const [first] = [findings.get('taxNumber'), findings.get('ssNumber')]
    .flatMap((finding) => (finding && finding.score >= minNamedScore ? [finding] : []))
    .filter(({ tokens }) => !tokens.some((token) => own?.tokens.includes(token)))
    .sort(comparePlaces);
  if (first) findings.set('idCard2', { ...first, score: Math.min(first.score, score) });
}

function comparePlaces({ tokens: [one] }: Finding, { tokens: [other] }: Finding): number {
  return one!.line.number - other!.line.number || one!.left - other!.left;
}
