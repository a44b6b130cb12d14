import type { Candidate } from '../../assignment/candidate.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Line, Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Finding, type Findings } from '../finding.ts';
import { doubt, findValue, isSameAmount, optionsOf, toFinding } from './sums.ts';

type Amount = Pick<Parsed, 'value'>;

/** Item numbers of form 2316, by edition. */
const editions = [
  { gross: [19], exempt: [20, 38], taxable: [21, 52], basic: [39, 29] },
  { gross: [19], exempt: [20, 36], taxable: [21, 50], basic: [37, 27] },
  { gross: [21], exempt: [22, 41], taxable: [23, 55], basic: [42, 32] },
];
const provenScore = 0.86;
const numberedScore = 0.6;
const numberReason = 'the item of the form that has this number';
/** Confidence factor for a minimum wage taken from the exempt line, which may hold other pay too. */
const exemptFactor = 0.85;
const maxWordsBefore = 12;
const minBasicQuality = 0.8;
/** Minimum ratio of a yearly sum to a monthly amount; a smaller one may be another line. */
const minMonths = 3;
const otherLineReason = 'the line of two that is not nothing';
const sumReason = 'is the sum of what is taxed and what is not';

/** Reads the amounts of form 2316 by their item numbers and checks that taxable plus exempt equals gross. */
export function settleTax(findings: Findings, candidates: readonly Candidate[], { lines }: Surroundings): void {
  dropZeroAmount(findings, candidates, 'grossAmount');
  const items = lines.some(({ tokens }) => tokens.some(({ text }) => /2316/.test(text))) ? readItems(lines) : new Map();
  // A zero part does not identify the edition, since every edition has the taxable amount.
  const edition = editions.find(({ gross, exempt, taxable }) => {
    const [whole, ...parts] = [gross, exempt, taxable].map((numbers) => firstOf(items, numbers));
    return whole && parts.every(isPaid) && isSum(whole, parts[0]!, parts[1]!);
  });
  const common = { kind: 'money' as const, label: null };
  if (edition) {
    const whole = firstOf(items, edition.gross)!;
    if (findings.get('grossAmount')?.value !== whole.value)
      findings.set('grossAmount', { ...common, ...whole, score: provenScore, reason: sumReason });
  } else completeGross(findings, lines);
  const mayBe = (item: Parsed) => isPaid(item) && namesBasic(item, edition !== undefined);
  const basic = firstOf(items, (edition ?? editions[0]!).basic, mayBe);
  if (basic && !isPaid(findings.get('baseAmount')))
    findings.set('baseAmount', {
      ...common,
      ...basic,
      score: edition ? provenScore : numberedScore,
      reason: numberReason,
    });
  doubtWhole(findings);
  dropZeroAmount(findings, candidates, 'baseAmount');
  takeOfYear(findings, candidates);
  const exempt = firstOf(items, (edition ?? editions[0]!).basic.slice(1));
  const base = findings.get('baseAmount');
  if (base && (base.tokens[0] === exempt?.tokens[0] || isExempt(base))) doubt(findings, 'baseAmount', exemptFactor);
}

/** Confidence factor for a gross that differs from the sum of its two parts. */
const contradicted = 0.75;

function doubtWhole(findings: Findings): void {
  const [whole, exempt, taxable] = [
    findings.get('grossAmount'),
    findings.get('nonTaxableAmount'),
    findings.get('taxableAmount'),
  ];
  if (whole && exempt && taxable && !isSum(whole, exempt, taxable)) doubt(findings, 'grossAmount', contradicted);
}

const basicPayWords = /\b(?:basic|minimum wage(?! rate)|smw)\b/i;

/**
 * True when the row, or the cell before the item number, names the basic pay; without words, when the edition is known.
 */
function namesBasic({ tokens: [amount] }: Parsed, isKnown: boolean): boolean {
  const { line, index } = amount!;
  const before = line.tokens.slice(0, index);
  const at = before.findLastIndex(beginsItem);
  const row = before.slice(at + 1).filter(isWord);
  const cell = before.slice(0, Math.max(at, 0)).filter(({ segment }) => segment === before[at - 1]?.segment);
  const words = row.length > 0 ? row : cell.filter(isWord);
  return (isKnown && row.length === 0) || basicPayWords.test(joinWords(words));
}

function isWord({ text }: Token): boolean {
  return /\p{L}{3}/u.test(text);
}

/** True when the label or the words before the amount mention exempt or minimum wage pay. */
function isExempt({ label, tokens: [amount] }: Finding): boolean {
  const before = amount!.line.tokens.slice(Math.max(0, amount!.index - maxWordsBefore), amount!.index);
  return /\bexempt\b|\bMWE\b|minimum wage/i.test(`${label} ${joinWords(before)}`);
}

/** Drops a zero amount, since a certificate is issued for pay; another candidate with an amount replaces it. */
function dropZeroAmount(
  findings: Findings,
  candidates: readonly Candidate[],
  name: 'grossAmount' | 'baseAmount',
): void {
  if (!findings.has(name) || isPaid(findings.get(name))) return;
  findings.delete(name);
  const paid = optionsOf(name, candidates).find(isPaid);
  if (paid) findings.set(name, toFinding(paid, 'money', otherLineReason));
}

/** Takes the yearly sum from a table of months: the largest candidate that does not exceed the gross. */
function takeOfYear(findings: Findings, candidates: readonly Candidate[]): void {
  const [base, gross] = [findings.get('baseAmount'), findings.get('grossAmount')];
  if (!base || !gross || base.label === null) return;
  const larger = optionsOf('baseAmount', candidates)
    .filter(({ value, label }) => Number(value) <= Number(gross.value) && label.quality > minBasicQuality)
    .toSorted((one, other) => Number(other.value) - Number(one.value))[0];
  if (larger && Number(larger.value) >= Number(base.value) * minMonths)
    findings.set('baseAmount', toFinding(larger, 'money', 'the salary of all months'));
}

function completeGross(findings: Findings, lines: readonly Line[]): void {
  const [exempt, taxable] = [findings.get('nonTaxableAmount'), findings.get('taxableAmount')];
  const gross = findings.get('grossAmount');
  if (!gross && !(exempt && taxable)) addRepeated(findings, lines);
  if (!exempt || !taxable) return;
  if (gross) {
    const isProven = isPaid(exempt) && isPaid(taxable) && isSum(gross, exempt, taxable);
    if (isProven) findings.set('grossAmount', { ...gross, score: Math.max(gross.score, provenScore) });
    return;
  }
  const whole = findValue(lines, findings, parseMoney, Number(exempt.value) + Number(taxable.value));
  if (whole)
    addFinding(findings, 'grossAmount', {
      ...whole,
      score: provenScore,
      kind: 'money',
      label: null,
      reason: sumReason,
    });
}

/** Finds the gross by repetition: the form prints the taxable and exempt amounts twice and their sum once. */
function addRepeated(findings: Findings, lines: readonly Line[]): void {
  const amounts = lines
    .flatMap(({ tokens }) => parseMoney(tokens))
    .filter((amount) => isPaid(amount) && hasCents(amount.tokens.at(-1)!));
  const values = amounts.map(({ value }) => Number(value));
  const repeated = [...new Set(values.filter((value, at) => values.indexOf(value) < at))];
  const pairs = repeated.flatMap((one, at) => repeated.slice(at + 1).map((other) => one + other));
  const sums = amounts.filter(({ value }) => pairs.some((sum) => isSameAmount(Number(value), sum)));
  const [whole] = sums.length > 0 ? sums : largestSum(amounts, repeated);
  if (whole && sums.every(({ value }) => value === whole.value))
    findings.set('grossAmount', { ...whole, score: numberedScore, kind: 'money', label: null, reason: sumReason });
}

/** The largest amount, when it is the sum of a repeated amount and another one. */
function largestSum(amounts: readonly Parsed[], repeated: readonly number[]): Parsed[] {
  const max = Math.max(...amounts.map(({ value }) => Number(value)));
  const isWhole = repeated.some(
    (one) => one < max && amounts.some(({ value }) => isSameAmount(Number(value) + one, max)),
  );
  return isWhole ? amounts.filter(({ value }) => Number(value) === max) : [];
}

function isPaid(found: { value: string | number } | undefined): boolean {
  return Number(found?.value ?? 0) > 0;
}

function isSum(whole: Amount, one: Amount, other: Amount): boolean {
  return isPaid(whole) && isSameAmount(Number(whole.value), Number(one.value) + Number(other.value));
}

function firstOf(items: ReadonlyMap<number, Parsed>, numbers: readonly number[], fits = (_: Parsed) => true) {
  return numbers.map((number) => items.get(number)).find((found) => found !== undefined && fits(found));
}

/** The amount in the row of each numbered item, up to the next item number. */
function readItems(lines: readonly Line[]): Map<number, Parsed> {
  const items = new Map<number, Parsed>();
  for (const { tokens } of lines) {
    const heads = tokens.filter(beginsItem);
    for (const [at, head] of heads.entries()) {
      const number = Number(/^\(?(\d{2})/.exec(head.text)![1]);
      if (items.has(number)) continue;
      const row = tokens.slice(head.index + 1, heads[at + 1]?.index);
      const amounts = parseMoney(row).filter((amount) => hasCents(amount.tokens.at(-1)!));
      if (amounts.length === 1) items.set(number, amounts[0]!);
    }
  }
  return items;
}

/** True for an item number at the start of a cell or right after another column's amount. */
function beginsItem({ text, line, index, segment }: Token): boolean {
  const before = line.tokens[index - 1];
  return /^\(?\d{2}[.):]?$/.test(text) && (!before || before.segment < segment || hasCents(before));
}

function hasCents({ text }: Token): boolean {
  return /\d[.,]\d{2}\)?$/.test(text);
}
