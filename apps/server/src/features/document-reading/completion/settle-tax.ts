import type { Candidate } from '../assignment/candidates.ts';
import type { Surroundings } from '../assignment/parse-slot.ts';
import { type Line, segmentsOf } from '../layout/lines.ts';
import { parseMoney } from '../values/parse-money.ts';
import type { Parsed } from '../values/parsed.ts';
import { addFinding, type Findings } from './finding.ts';
import { findValue, isSame, optionsOf, toFinding } from './sums.ts';

type Amount = Pick<Parsed, 'value'>;

/** How the editions of the form 2316 number their items. */
const editions = [
  { gross: [19], exempt: [20, 38], taxable: [21, 52], basic: [39, 29] },
  { gross: [19], exempt: [20, 36], taxable: [21, 50], basic: [37, 27] },
  { gross: [21], exempt: [22, 41], taxable: [23, 55], basic: [42, 32] },
];
const proven = 0.86;
const numbered = 0.6;
const byNumber = 'the item of the form that has this number';
const bySum = 'is the sum of what is taxed and what is not';

/** A form says its amounts by the numbers of its items, too, and what is taxed and what is not are the whole. */
export function settleTax(findings: Findings, candidates: readonly Candidate[], { lines }: Surroundings): void {
  const items = lines.some(({ tokens }) => tokens.some(({ text }) => /2316/.test(text))) ? readItems(lines) : new Map();
  // A part of nothing proves no edition: what is taxed is so in all of them.
  const edition = editions.find(({ gross, exempt, taxable }) => {
    const [whole, ...parts] = [gross, exempt, taxable].map((numbers) => firstOf(items, numbers));
    return whole && parts.every(isPaid) && isSum(whole, parts[0]!, parts[1]!);
  });
  const common = { kind: 'money' as const, label: null };
  if (edition) {
    const whole = firstOf(items, edition.gross)!;
    if (findings.get('grossAmount')?.value !== whole.value)
      findings.set('grossAmount', { ...common, ...whole, score: proven, reason: bySum });
  } else completeGross(findings, lines);
  const basic = firstOf(items, (edition ?? editions[0]!).basic, isPaid);
  if (basic && !isPaid(findings.get('baseAmount')))
    findings.set('baseAmount', { ...common, ...basic, score: edition ? proven : numbered, reason: byNumber });
  if (isPaid(findings.get('baseAmount'))) return;
  // Nothing is exempt, or nothing is taxed: the other line of the salary counts.
  const paid = optionsOf('baseAmount', candidates).find(isPaid);
  if (paid) findings.set('baseAmount', toFinding(paid, 'money', byNumber));
  // Who was paid had a salary: the line that says so was not read.
  else if (isPaid(findings.get('grossAmount')) || isPaid(findings.get('taxableAmount'))) findings.delete('baseAmount');
}

function completeGross(findings: Findings, lines: readonly Line[]): void {
  const [exempt, taxable] = [findings.get('nonTaxableAmount'), findings.get('taxableAmount')];
  const gross = findings.get('grossAmount');
  if (!exempt || !taxable) return;
  if (gross) {
    const isProven = isPaid(exempt) && isPaid(taxable) && isSum(gross, exempt, taxable);
    if (isProven) findings.set('grossAmount', { ...gross, score: Math.max(gross.score, proven) });
    return;
  }
  const whole = findValue(lines, findings, parseMoney, Number(exempt.value) + Number(taxable.value));
  if (whole)
    addFinding(findings, 'grossAmount', { ...whole, score: proven, kind: 'money', label: null, reason: bySum });
}

function isPaid(found: { value: string | number } | undefined): boolean {
  return Number(found?.value ?? 0) > 0;
}

function isSum(whole: Amount, one: Amount, other: Amount): boolean {
  return isPaid(whole) && isSame(Number(whole.value), Number(one.value) + Number(other.value));
}

function firstOf(items: ReadonlyMap<number, Parsed>, numbers: readonly number[], fits = (_: Parsed) => true) {
  return numbers.map((number) => items.get(number)).find((found) => found !== undefined && fits(found));
}

/** The amounts that stand in the row of a numbered item, up to the next number that begins a cell. */
function readItems(lines: readonly Line[]): Map<number, Parsed> {
  const items = new Map<number, Parsed>();
  for (const line of lines) {
    const cells = segmentsOf(line);
    const heads = cells.map(([first]) => /^\(?(\d{2})[.):]?$/.exec(first!.text)?.[1]);
    for (const [at, number] of heads.entries()) {
      if (number === undefined || items.has(Number(number))) continue;
      const next = heads.findIndex((other, index) => index > at && other !== undefined);
      const row = cells.slice(at, next < 0 ? undefined : next).flat();
      const amounts = parseMoney(row.slice(1)).filter(({ tokens }) => /[.,]\d{2}\)?$/.test(tokens.at(-1)!.text));
      if (amounts.length === 1) items.set(Number(number), amounts[0]!);
    }
  }
  return items;
}
