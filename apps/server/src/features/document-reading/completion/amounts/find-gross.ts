import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Line, Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';
import { firstAmountsAddUp, isInColumn, isSameAmount } from './sums.ts';

const score = 0.76;

/**
 * Finds an unlabelled gross pay: a total from which another total is subtracted to give the net pay, or a column sum
 * from which the deductions below it are.
 */
export function findGross(findings: Findings, { lines }: Surroundings): void {
  const net = findings.get('netAmount');
  if (!net || (findings.get('grossAmount')?.score ?? 0) > score) return;
  const total = findTotal(lines, Number(net.value));
  const found = total ?? (findings.has('grossAmount') ? undefined : findSum(lines, Number(net.value)));
  if (!found) return;
  const reason = total ? 'the total that leaves the net pay' : 'the sum that leaves the net pay';
  addFinding(findings, 'grossAmount', { ...found, score, kind: 'money', label: null, reason });
}

function findTotal(lines: readonly Line[], net: number): Parsed | undefined {
  const totals = lines.flatMap(({ tokens }) => parseMoney(tokens).filter((amount) => followsTotal(amount, tokens)));
  return totals.find(({ value }) =>
    totals.some((other) => other.value !== 0 && isSameAmount(Number(value) - Number(other.value), net)),
  );
}

function followsTotal({ tokens: [first] }: Parsed, line: readonly Token[]): boolean {
  const words = line.slice(0, line.indexOf(first!)).filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.at(-1)?.folded === 'total';
}

/**
 * The first amount of a column, or the sum of those above it, from which the following amounts are subtracted to give
 * the net pay.
 */
function findSum(lines: readonly Line[], net: number): Parsed | undefined {
  const all = lines.flatMap(({ tokens }) => parseMoney(tokens));
  return all.find((sum) => {
    const column = all.filter((other) => isInColumn(sum, other));
    const at = column.indexOf(sum);
    return (
      (at === 0 || firstAmountsAddUp(column.slice(0, at).toReversed(), Number(sum.value))) &&
      leaves(column.slice(at), net)
    );
  });
}

function leaves([whole, ...parts]: readonly Parsed[], net: number): boolean {
  let left = Number(whole!.value);
  return parts.some(({ value }, at) => {
    if (at > 0 && isSameAmount(Number(value), net) && isSameAmount(left, net)) return true;
    left -= Math.abs(Number(value));
    return false;
  });
}
