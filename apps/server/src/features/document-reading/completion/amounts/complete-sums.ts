import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { overlapping, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';
import { isSameAmount } from './sums.ts';

const score = 0.72;
const reason = 'follows from the other amounts of the bill';
const cents = /\d\.\d{2}\D*$/;
const balanceWords = /\bbal(?:ance|anse|anseng?)?\b/i;
/** Lines above a payment searched for the previous bill. */
const linesAbove = 4;

export interface Payment {
  amount: number;
  tokens: readonly Token[];
}

/** Fills in amounts without a label that the other amounts determine. */
export function completeSums(findings: Findings, payments: readonly Payment[], around: Surroundings): void {
  moveZeroBalance(findings);
  addDue(findings, around);
  addCurrent(findings, around);
  addPrevious(findings, payments, around);
  addPreviousFromText(findings, payments, around);
  addPreviousFromPayment(findings, around);
  addBalance(findings, payments, around);
}

/** A previous balance of zero is what remains of the previous bill, so it becomes the balance. */
function moveZeroBalance(findings: Findings): void {
  const previous = findings.get('previousDueAmount');
  if (previous?.value !== 0 || findings.has('balanceAmount')) return;
  if (!balanceWords.test(previous.label ?? '')) return;
  findings.delete('previousDueAmount');
  findings.set('balanceAmount', previous);
}

/** Adds the amount due: the amount after the due date, or one equal to current bill plus balance. */
function addDue(findings: Findings, around: Surroundings): void {
  const [current, balance] = [amountOf(findings, 'currentBillAmount'), amountOf(findings, 'balanceAmount')];
  if (findings.has('dueAmount')) return;
  const day = findings.get('dueDate')?.tokens.at(-1);
  const following = day && parseMoney(day.line.tokens.slice(day.index + 1)).filter((each) => !isPaidLate(each, around));
  if (following?.length === 1 && following[0]!.tokens.some(({ text }) => cents.test(text)))
    addIfFound(findings, 'dueAmount', following[0]);
  else if (current !== null && balance)
    addIfFound(findings, 'dueAmount', findFree(findings, around, [current + balance + adjustmentOf(findings)])[0]);
}

const late = /\b(?:after|beyond|late|surcharge|penalt(?:y|ies)|lampas)\b/i;

/** True when the column heading says the amount applies to late payment. */
function isPaidLate({ tokens: [first] }: Parsed, { lines }: Surroundings): boolean {
  const above = lines[first!.line.number - 1];
  return above?.page === first!.line.page && overlapping(above, [first!]).some((cell) => late.test(joinWords(cell)));
}

/** Adds the current bill: an amount equal to the amount due minus the balance. */
function addCurrent(findings: Findings, around: Surroundings): void {
  const [due, balance] = [amountOf(findings, 'dueAmount'), amountOf(findings, 'balanceAmount')];
  if (findings.has('currentBillAmount') || due === null || balance === null) return;
  const found = findFree(findings, around, [due - balance - adjustmentOf(findings)]);
  addIfFound(findings, 'currentBillAmount', found[0]);
}

/** Adds the previous bill: an amount right above the payment, equal to payment plus remainder. */
function addPrevious(findings: Findings, payments: readonly Payment[], around: Surroundings): void {
  const left = leftOf(findings);
  if (findings.has('previousDueAmount') || left === null) return;
  for (const { amount, tokens } of payments) {
    const line = tokens[0]?.line;
    if (!line || amount === 0) continue;
    const isAbove = ({ tokens: [first] }: Parsed) =>
      first!.line.page === line.page &&
      first!.line.number < line.number &&
      line.number - first!.line.number <= linesAbove;
    const isBeside = ({ tokens: own }: Parsed) => Math.abs(own.at(-1)!.right - tokens.at(-1)!.right) < line.height * 2;
    const found = findFree(findings, around, [left + amount]).filter((each) => isAbove(each) && isBeside(each));
    if (found.length === 0) continue;
    addIfFound(findings, 'previousDueAmount', found.at(-1));
    return;
  }
}

const billWords = /\b(?:bill(?:ed|ing)?|statement|invoice|previous|last|prior|amount due|was|nakaraang?|singil)\b/i;
const paymentWords = /\b(?:payments?|paid|bayad|binayaran|nagbayad)\b/i;
/** Score up to which an amount may be replaced by one from the text. */
const doubtful = 0.35;
/** Number of words before an amount that may name it. */
const wordsBefore = 8;

/** Adds the previous bill from the text: an amount equal to balance plus payment. */
function addPreviousFromText(findings: Findings, payments: readonly Payment[], around: Surroundings): void {
  const balance = amountOf(findings, 'balanceAmount');
  const isKnown = (findings.get('previousDueAmount')?.score ?? 0) > doubtful;
  if (isKnown || !balance || balance < 0) return;
  findings.delete('previousDueAmount');
  const all = around.lines.flatMap(({ tokens }) => parseMoney(tokens)).map(stripSign);
  const told = all.filter(({ tokens: [first] }) => paymentWords.test(textBefore(first!)));
  const paid = [...payments.map(({ amount }) => amount), ...told.map(({ value }) => Number(value))];
  const isBill = ({ value, tokens: [first] }: Parsed) =>
    billWords.test(textBefore(first!)) &&
    paid.some((amount) => amount > 0 && isSameAmount(Number(value), balance + amount));
  addIfFound(findings, 'previousDueAmount', dropTaken(findings, all).find(isBill));
}

/** Ignores the sign: the bracket that closes a remark reads as a minus. */
function stripSign(amount: Parsed): Parsed {
  return { ...amount, value: Math.abs(Number(amount.value)) };
}

function textBefore({ line, index }: Token): string {
  return joinWords(line.tokens.slice(Math.max(0, index - wordsBefore), index));
}

const lessPayment = /\b(?:less|minus|payments?|paid|bayad|bawas)\b/i;

/** Adds the previous bill from the words about the balance: 1,368.00 less payment of 1,000.00. */
function addPreviousFromPayment(findings: Findings, { lines }: Surroundings): void {
  const balance = amountOf(findings, 'balanceAmount');
  if (findings.has('previousDueAmount') || !balance) return;
  for (const segment of lines.flatMap(segmentsOf)) {
    const [bill, paid, ...more] = parseMoney(segment);
    const isPart = bill && paid && more.length < 2 && lessPayment.test(joinWords(segment));
    if (!isPart || !isSameAmount(Number(bill.value) - Math.abs(Number(paid.value)), balance)) continue;
    addIfFound(findings, 'previousDueAmount', bill);
    return;
  }
}

/** Adds the balance when the amount due shows that the previous bill was not fully paid. */
function addBalance(findings: Findings, payments: readonly Payment[], around: Surroundings): void {
  const [due, current] = [amountOf(findings, 'dueAmount'), amountOf(findings, 'currentBillAmount')];
  const previous = amountOf(findings, 'previousDueAmount');
  if (findings.has('balanceAmount') || due === null || current === null || previous === null) return;
  const left = due - current - adjustmentOf(findings);
  if (isSameAmount(left, 0) || !payments.some(({ amount }) => isSameAmount(previous - amount, left))) return;
  addIfFound(findings, 'balanceAmount', findFree(findings, around, [left])[0]);
}

function leftOf(findings: Findings): number | null {
  const [due, current] = [amountOf(findings, 'dueAmount'), amountOf(findings, 'currentBillAmount')];
  const balance = amountOf(findings, 'balanceAmount');
  if (balance !== null) return balance;
  const left = due === null || current === null ? null : due - current - adjustmentOf(findings);
  // A prepayment is not part of the previous bill.
  return left !== null && left < 0 ? null : left;
}

function amountOf(findings: Findings, name: Parameters<Findings['get']>[0]): number | null {
  const finding = findings.get(name);
  return finding ? Number(finding.value) : null;
}

function adjustmentOf(findings: Findings): number {
  return amountOf(findings, 'adjustmentAmount') ?? 0;
}

/** The wanted amounts that no other field uses. */
function findFree(findings: Findings, { lines }: Surroundings, wanted: readonly number[]): Parsed[] {
  const amounts = lines.flatMap(({ tokens }) => parseMoney(tokens));
  return dropTaken(findings, amounts).filter(({ value }) =>
    wanted.some((amount) => isSameAmount(Number(value), amount)),
  );
}

function dropTaken(findings: Findings, amounts: readonly Parsed[]): Parsed[] {
  const taken = new Set([...findings.values()].filter(({ kind }) => kind === 'money').flatMap(({ tokens }) => tokens));
  return amounts.filter(({ tokens }) => !tokens.some((token) => taken.has(token)));
}

function addIfFound(
  findings: Findings,
  name: 'dueAmount' | 'currentBillAmount' | 'previousDueAmount' | 'balanceAmount',
  found?: Parsed,
) {
  if (found) addFinding(findings, name, { ...found, score, kind: 'money', label: null, reason });
}
