import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf, type Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Findings } from '../finding.ts';
import { isSameAmount } from './sums.ts';

const total = /^(?:grand |sub-?)?(?:total|kabuuan)\b/i;
const reason = 'stands in the row of the total';
const rowScore = 0.78;
/** Maximum number of rows below the heading of a charges table. */
const maxRows = 30;

const tax = /\b(?:e-?)?vat\b|value[- ]added/i;
const part =
  /(?:\b|[-–/])(?:gen|generation|trans|transmission|transco|dist|distribution|dsm|sl|system loss|supply|metering|others?|subsid(?:y|ies)|universal|water|sewer(?:age)?)\b/i;

/** Abbreviated charges: VAT (G/T/SL/D), VAT (Gen,Trn,SL,Dst). */
const lettersOfParts = /\((?:\p{Lu}\p{L}{0,3}[/,]\s?)+\p{Lu}\p{L}{0,3}\)/u;

/**
 * Finds the VAT of the whole bill: the VAT of single charges is not it, and a column of taxes has it in its total row.
 */
export function settleVat(findings: Findings, around: Surroundings): void {
  if (!findings.has('vatAmount')) takeGroup(findings, around);
  const [first] = findings.get('vatAmount')?.tokens ?? [];
  if (first && isOfPart(first)) addParts(findings, around);
  else takeTotal(findings, around);
}

const group = /^(?:value[- ]added tax(?: \(vat\))?|e?-?vat)$/i;

/** Takes the total of a group of rows headed by the tax. */
function takeGroup(findings: Findings, { lines }: Surroundings): void {
  const head = lines.findIndex((line) => segmentsOf(line).length === 1 && group.test(joinWords(line.tokens)));
  if (head < 0) return;
  const rows = lines.slice(head + 1, head + maxRows);
  const sum = rows.find(({ tokens }) => total.test(joinWords(tokens)));
  const isOfTax = sum && rows.slice(0, rows.indexOf(sum)).every(({ tokens }) => tax.test(joinWords(tokens)));
  const amounts = isOfTax ? parseMoney(sum.tokens) : [];
  if (amounts.length !== 1) return;
  findings.set('vatAmount', { ...amounts[0]!, score: rowScore, kind: 'money', label: null, reason });
}

function isOfPart({ line, index }: Token): boolean {
  const words = line.tokens.slice(0, index);
  const before = joinWords(words.slice(words.findLastIndex(({ text }) => /\d\.\d{2}/.test(text)) + 1));
  return tax.test(before) && part.test(before) && !/\btotal\b/i.test(before) && countParts(before) < partsOfWhole;
}

/** Minimum number of charges whose joint VAT counts as the VAT of the bill. */
const partsOfWhole = 3;

function countParts(text: string): number {
  const short = lettersOfParts.exec(text)?.[0].split(/[/,]/).length ?? 0;
  return Math.max(short, text.match(new RegExp(part, 'gi'))?.length ?? 0);
}

/** Replaces the VAT of one charge by the printed sum of all of them. */
function addParts(findings: Findings, { lines }: Surroundings): void {
  const known = findings.get('vatAmount')!;
  findings.delete('vatAmount');
  const amounts = lines.flatMap(({ tokens }) => parseMoney(tokens));
  const parts = amounts.filter(({ tokens: [first] }) => isOfPart(first!));
  const sum = parts.reduce((all, { value }) => all + Number(value), 0);
  const whole = amounts.find(
    (amount) => parts.length > 1 && !parts.includes(amount) && isSameAmount(Number(amount.value), sum),
  );
  if (whole) findings.set('vatAmount', { ...known, ...whole, score: rowScore, reason: 'is the sum of the taxes' });
}

function takeTotal(findings: Findings, { lines }: Surroundings): void {
  const known = findings.get('vatAmount');
  const [first] = known?.tokens ?? [];
  if (!known || !first || !/ below /.test(known.reason)) return;
  const rows = lines.slice(first.line.number + 1, first.line.number + maxRows);
  for (const { page, tokens } of rows) {
    if (page !== first.line.page) return;
    if (!segmentsOf(tokens[0]!.line).some((cell) => total.test(joinWords(cell)))) continue;
    const cell = segmentsOf(tokens[0]!.line).find((segment) => isUnder(segment, known.tokens));
    const [amount] = cell ? parseMoney(cell) : [];
    if (amount && Number(amount.value) >= Number(known.value))
      findings.set('vatAmount', { ...known, ...amount, score: Math.max(known.score, rowScore), reason });
    return;
  }
}

function isUnder(lower: readonly Token[], upper: readonly Token[]): boolean {
  return Math.abs(lower.at(-1)!.right - upper.at(-1)!.right) < lower[0]!.line.height;
}
