import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Line } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';
import { firstAmountsAddUp, isInColumn, isSameAmount } from './sums.ts';

const score = 0.76;
const reason = 'follows from the sums of the columns';

interface Pay {
  gross: Parsed;
  net: Parsed;
}

/** Finds unlabelled net and gross pay: two column sums whose difference is printed below them. */
export function findNet(findings: Findings, { lines }: Surroundings): void {
  const [gross, net] = [findings.get('grossAmount'), findings.get('netAmount')];
  if (gross && net) return;
  const fits = (known: { value: unknown } | undefined, { value }: Parsed) => !known || known.value === value;
  const pays = findPays(lines).filter((pay) => fits(gross, pay.gross) && fits(net, pay.net));
  const [pay] = pays;
  if (!pay || pays.some((other) => other.net.value !== pay.net.value || other.gross.value !== pay.gross.value)) return;
  for (const [name, found] of [['grossAmount', pay.gross] as const, ['netAmount', pay.net] as const])
    if (!findings.has(name)) addFinding(findings, name, { ...found, score, kind: 'money', label: null, reason });
}

/** True when the page prints sums of earnings and deductions and their difference. */
export function printsPay(lines: readonly Line[]): boolean {
  return findPays(lines).length > 0;
}

/** Words about pay; sums alone occur on any document. */
const payWords =
  /\b(?:pay|payroll|salar(?:y|ies)|wages?|earnings?|gross|deductions?|ded|sss|philhealth|pag-?ibig|sahod|sweldo|suweldo|suhol|kita|kaltas|bawas|vale|bale|cash advance|take[- ]home|ot|overtime)\b/i;

function findPays(lines: readonly Line[]): Pay[] {
  if (!lines.some(({ tokens }) => payWords.test(joinWords(tokens)))) return [];
  const all = lines.flatMap(({ tokens }) => parseMoney(tokens)).filter(({ value }) => Number(value) > 0);
  const sums = all.filter((amount) => isSumAbove(amount, all));
  return sums.flatMap((gross) =>
    sums.flatMap((less) => {
      const left = Number(gross.value) - Number(less.value);
      const net =
        left > 0 ? all.findLast((other) => isSameAmount(Number(other.value), left) && isAfter(other, less)) : null;
      return net && less !== gross ? [{ gross, net }] : [];
    }),
  );
}

function isAfter(one: Parsed, other: Parsed): boolean {
  return one !== other && one.tokens[0]!.line.number >= other.tokens[0]!.line.number;
}

/** True when an amount is the sum of those right above it in its column. */
function isSumAbove(sum: Parsed, all: readonly Parsed[]): boolean {
  const column = all.filter((other) => isInColumn(sum, other));
  return firstAmountsAddUp(column.slice(0, column.indexOf(sum)).toReversed(), Number(sum.value));
}
