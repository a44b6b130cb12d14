import type { Surroundings } from '../assignment/parse-slot.ts';
import type { Token } from '../layout/lines.ts';
import { parseMoney } from '../values/parse-money.ts';
import type { Parsed } from '../values/parsed.ts';
import { addFinding, type Findings } from './finding.ts';

const score = 0.76;

/** Of two totals without a name of their own, the one from which the other leaves the net pay. */
export function findGross(findings: Findings, { lines }: Surroundings): void {
  const net = findings.get('netAmount');
  if (!net || (findings.get('grossAmount')?.score ?? 0) > score) return;
  const totals = lines.flatMap(({ tokens }) => parseMoney(tokens).filter((amount) => followsTotal(amount, tokens)));
  const gross = totals.find(({ value }) => totals.some((other) => isSame(value, other, net.value)));
  if (!gross) return;
  addFinding(findings, 'grossAmount', {
    ...gross,
    score,
    kind: 'money',
    label: null,
    reason: 'the total that leaves the net pay',
  });
}

function isSame(value: Parsed['value'], other: Parsed, net: string | number): boolean {
  return other.value !== 0 && Math.abs(Number(value) - Number(other.value) - Number(net)) < 0.005;
}

function followsTotal({ tokens: [first] }: Parsed, line: readonly Token[]): boolean {
  const words = line.slice(0, line.indexOf(first!)).filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.at(-1)?.folded === 'total';
}
