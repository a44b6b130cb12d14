import type { Surroundings } from '../assignment/parse-slot.ts';
import { type Line, segmentsOf } from '../layout/lines.ts';
import { parseMoney } from '../values/parse-money.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { addFinding, type Findings } from './finding.ts';
import { amountBeside, saysWhat } from './sums.ts';

const score = 0.74;
const reason = 'the one amount that is taken off';
/** What is taken off and is no adjustment: what was paid, what was left too much, taxes that are withheld. */
const another =
  /\b(?:payments?|paid|bayad|nabayaran|over ?payment|credit balance|balance|advance|deposit|withholding|withheld|ewt|2307|vat|tax|bill)\b/i;
const named =
  /\b(?:rebates?|discounts?|adjustments?|credit memo|(?:service|outage|sla|bill|loyalty) credits?|diskwento|bawas)\b/i;

/** The one amount of a bill that is taken off its charges: Less: no signal, 3 days (45.00). */
export function findAdjustment(findings: Findings, { lines }: Surroundings): void {
  if ((findings.get('adjustmentAmount')?.score ?? 0) > score) return;
  const rows = lines.flatMap(readRow);
  const [amount] = rows;
  if (!amount || rows.some(({ value }) => value !== amount.value)) return;
  addFinding(findings, 'adjustmentAmount', { ...amount, score, kind: 'money', label: null, reason });
}

function readRow(line: Line): Parsed[] {
  return segmentsOf(line).flatMap((segment, at, cells) => {
    const text = joinWords(segment);
    if (!saysWhat(text) || another.test(text)) return [];
    const beside = amountBeside(cells[at + 1]);
    const [amount, ...more] = beside.length > 0 ? beside : parseMoney(segment);
    if (!amount || more.length > 0 || amount.value === 0) return [];
    return Number(amount.value) < 0 || named.test(text) ? [amount] : [];
  });
}
