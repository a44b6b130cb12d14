import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';
import { amountBeside, hasDescription } from './sums.ts';

const score = 0.74;
const reason = 'the one amount that is taken off';
/** Deductions that are not adjustments: payments, credit balances, withheld taxes. */
const another =
  /\b(?:payments?|paid|bayad|nabayaran|over ?payment|credit balance|balance|advance|deposit|withholding|withheld|ewt|2307|vat|tax|bill)\b/i;
/** A promo or reward is part of the plan's price. */
const planWords = /\b(?:promo|rewards?)\b/i;
const named =
  /\b(?:rebates?|discounts?|adjustments?|credit memo|(?:service|outage|sla|bill|loyalty) credits?|diskwento|bawas)\b/i;

const contact = /\b(?:contact|mobile|tel(?:ephone)?|cell(?:phone)?|phone|account|acct)\b/i;
const taken = /^\W*(?:less|bawas|minus|deduct(?:ions?|ed)?)(?![a-zà-ÿ])/iu;

/** Finds the only amount deducted from the charges of a bill: Less: no signal, 3 days (45.00). */
export function findAdjustment(findings: Findings, { lines, inLabel }: Surroundings): void {
  const known = findings.get('adjustmentAmount');
  if (known?.tokens[0] && isOfPlan(known.tokens[0])) findings.delete('adjustmentAmount');
  addOnlyOne(findings, lines, inLabel);
  const found = findings.get('adjustmentAmount');
  if (found && Number(found.value) > 0 && isTaken(found.tokens[0]))
    findings.set('adjustmentAmount', { ...found, value: -Number(found.value) });
}

function isOfPlan({ line, index }: Token): boolean {
  return planWords.test(joinWords(line.tokens.slice(0, index)));
}

/** True when the row says that its amount is deducted: Less: rebate 45.00. */
function isTaken(amount: Token | undefined): boolean {
  return amount !== undefined && taken.test(joinWords(amount.line.tokens.slice(0, amount.index)));
}

function addOnlyOne(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  if ((findings.get('adjustmentAmount')?.score ?? 0) > score) return;
  const rows = lines.flatMap((line) => readRow(line, inLabel));
  const [amount] = rows;
  if (!amount || isOfPlan(amount.tokens[0]!) || rows.some(({ value }) => value !== amount.value)) return;
  addFinding(findings, 'adjustmentAmount', { ...amount, score, kind: 'money', label: null, reason });
}

function readRow(line: Line, inLabel: ReadonlySet<Token>): Parsed[] {
  return segmentsOf(line).flatMap((segment, at, cells) => {
    const text = joinWords(segment);
    if (!hasDescription(text) || another.test(text) || isOfContact(segment, inLabel)) return [];
    const beside = amountOfRow(cells.slice(at + 1));
    const [amount, ...more] = beside.length > 0 ? beside : parseMoney(segment).filter((own) => endsCell(own, segment));
    if (!amount || more.length > 0 || amount.value === 0) return [];
    return Number(amount.value) < 0 || named.test(text) ? [amount] : [];
  });
}

/** True when the amount ends its cell; otherwise it is part of other text, such as "P-3" in an address. */
function endsCell({ tokens }: Parsed, segment: readonly Token[]): boolean {
  return tokens.at(-1) === segment.at(-1);
}

/** True for a contact label: the number beside it is a phone or account number. */
function isOfContact(segment: readonly Token[], inLabel: ReadonlySet<Token>): boolean {
  return segment.every((token) => inLabel.has(token)) && contact.test(joinWords(segment));
}

/** The amount of a row, once when unit price and total are equal: Discount, 1, -150.00, -150.00. */
function amountOfRow(cells: readonly Token[][]): Parsed[] {
  const end = cells.findIndex((cell) => hasDescription(joinWords(cell)));
  const own = end < 0 ? cells : cells.slice(0, end);
  const amounts = own.flatMap((cell) => amountBeside(cell));
  const last = amounts.at(-1);
  return last && amounts.every(({ value }) => value === last.value) ? [last] : amounts;
}
