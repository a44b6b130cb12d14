import type { Candidate } from '../../assignment/candidate.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf, startOfSegment } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Findings } from '../finding.ts';
import { completeSums, type Payment } from './complete-sums.ts';
import { amountBeside, doubt, hasDescription, isSameAmount } from './sums.ts';

type SumName = 'dueAmount' | 'currentBillAmount' | 'balanceAmount' | 'previousDueAmount' | 'paidAmount';

/** Score factor for an amount used as another field than its label names. */
const otherName = 0.75;
/** Bonus for amounts that add up. */
const addsUp = 0.5;
/** Minimum score of an amount that is tried. */
const minScore = 0.3;
/** Gain of an amount that adds up, and its maximum score with its own label. */
const sumBonus = 0.15;
const ownScore = 0.8;
/** Maximum score of an amount whose label names another field. */
const lentScore = 0.72;
const maxOptionsPerField = 5;
/** Minimum score of an amount that the two others confirm. */
const proven = 0.78;
const reason = 'follows from the other amounts of the bill';

/** Fields whose labels are sometimes used for one another. */
const lenders: Partial<Record<SumName, readonly SumName[]>> = {
  currentBillAmount: ['dueAmount'],
  dueAmount: ['currentBillAmount'],
  previousDueAmount: ['balanceAmount'],
  balanceAmount: ['previousDueAmount'],
};

/**
 * Picks the combination of labelled amounts that adds up: due = current bill + balance, and balance = previous bill −
 * payment.
 */
export function settleSums(findings: Findings, candidates: readonly Candidate[], around: Surroundings): void {
  const taken = new Set([...findings.values()].flatMap(({ kind, tokens }) => (kind === 'money' ? [] : [...tokens])));
  const free = candidates.filter(({ tokens }) => !tokens.some((token) => taken.has(token)));
  const options = (name: SumName) => listOptions(name, free);
  const paid = options('paidAmount')[0] ?? null;
  const adjustment = Number(findings.get('adjustmentAmount')?.value ?? 0);
  const extras = [0, adjustment, ...listExtras(around).map((extra) => adjustment + extra)];
  let best: Choice | null = null;
  for (const due of options('dueAmount'))
    for (const current of [null, ...options('currentBillAmount')])
      for (const balance of [null, ...options('balanceAmount')])
        for (const previous of [null, ...options('previousDueAmount')]) {
          const choice = rate({ due, current, balance, previous, paid }, extras, adjustment);
          if (choice && choice.sums > 0 && (!best || choice.score > best.score)) best = choice;
        }
  if (best) put(findings, best);
  else {
    moveBalance(findings, paid);
    doubtSums(findings, adjustment);
  }
  dropPart(findings, options('balanceAmount'));
  completeSums(findings, listPayments(candidates), around);
}

/** Confidence factor for amounts that do not add up without an explanation on the page. */
const contradicted = 0.75;

function doubtSums(findings: Findings, adjustment: number): void {
  const value = (name: SumName) => {
    const found = findings.get(name)?.value;
    return found === undefined ? null : Number(found);
  };
  const [due, current, previous, paid] = [
    value('dueAmount'),
    value('currentBillAmount'),
    value('previousDueAmount'),
    value('paidAmount'),
  ];
  const carried = value('balanceAmount') ?? (previous === null ? null : previous - Math.abs(paid ?? 0));
  if (due === null || current === null || carried === null) return;
  const isPaidUnknown = value('balanceAmount') === null && paid === null;
  const whole = current + carried + adjustment;
  if (isSameAmount(due, whole) || (isPaidUnknown && due < whole)) return;
  const names = ['dueAmount', 'currentBillAmount', 'balanceAmount', 'previousDueAmount'] as const;
  for (const name of names) doubt(findings, name, contradicted);
}

/** Drops a balance that is only one of several old bills: all of them together are the balance. */
function dropPart(findings: Findings, balances: readonly Candidate[]): void {
  const [due, current, balance] = (['dueAmount', 'currentBillAmount', 'balanceAmount'] as const).map((name) =>
    findings.get(name),
  );
  const rows = new Map(
    balances
      .filter((each) => isBalance(each) && !isPenalty(each))
      .map((each) => [each.tokens[0]!.line, amountOf(each)]),
  );
  if (!due || !current || !balance || rows.size < 2) return;
  const left = Number(due.value) - Number(current.value);
  const all = [...rows.values()].reduce((sum, amount) => sum + amount, 0);
  if (!isSameAmount(left, Number(balance.value)) && isSameAmount(left, all)) findings.delete('balanceAmount');
}

function isBalance({ slot }: Candidate): boolean {
  return slot.name === 'balanceAmount';
}

/** True for a penalty on an old bill: Surcharge, 10 % of unpaid amount. */
function isPenalty({ label }: Candidate): boolean {
  return penalty.test(joinWords([...startOfSegment(label.tokens[0]!), ...label.tokens]));
}

/** All payments, highest score first, and their total when there are several. */
function listPayments(candidates: readonly Candidate[]): Payment[] {
  const payments = listOptions('paidAmount', candidates).map(({ value, tokens }) => ({
    amount: Math.abs(Number(value)),
    tokens,
  }));
  const rows = payments.filter(
    ({ tokens }, at) => payments.findIndex((other) => other.tokens[0]!.line === tokens[0]!.line) === at,
  );
  const all = rows.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = rows.toSorted((one, other) => one.tokens[0]!.line.number - other.tokens[0]!.line.number);
  return rows.length > 1 ? [...payments, { amount: all, tokens: first!.tokens }] : payments;
}

const credit = /\b(?:over ?payments?|overpaid|credit balance|excess(?: payment)?|sobra(?:ng bayad)?)\b/i;
const penalty =
  /\b(?:surcharge|penalt(?:y|ies)|interest|late (?:payment )?(?:fee|charge)s?|reconnection(?: fee)?|fines?|multa|tubo|pataw)\b/i;

const deduction =
  /\b(?:discount|disc|rebate|senior|pwd|subsidy|withholding|2307|ewt|advance payment|advances?|diskwento|bawas)\b/i;
const addition =
  /\b(?:installments?|deposit|relocation|meter maintenance|other charges|others|fees?|iba pa(?:ng (?:singil|bayarin))?|association dues|dues|franchise tax)\b/i;
const payment = /\b(?:payments?|paid|bayad|nabayaran|binayaran|ibinayad)\b/i;
/** Maximum number of additional charges tried in the sum. */
const maxExtras = 4;

/** Lists penalties, other charges and deductions, one per row, and their sum. */
function listExtras({ lines }: Surroundings): number[] {
  const found = lines.flatMap((line) =>
    segmentsOf(line).flatMap((segment, at, all) => {
      const text = joinWords(segment);
      const beside = amountBeside(all[at + 1]);
      const [amount, ...more] = beside.length > 0 ? beside : parseMoney(segment);
      if (!amount || more.length > 0 || payment.test(text) || !hasDescription(text)) return [];
      if (penalty.test(text) || addition.test(text)) return [Math.abs(Number(amount.value))];
      const isTaken = deduction.test(text) || Number(amount.value) < 0;
      return isTaken ? [-Math.abs(Number(amount.value))] : [];
    }),
  );
  const extras = [...new Set(found)].filter((extra) => extra !== 0).slice(0, maxExtras);
  return extras.length > 1 ? [...extras, extras.reduce((sum, extra) => sum + extra, 0)] : extras;
}

interface Choice {
  due: Candidate;
  current: Candidate | null;
  balance: Candidate | null;
  previous: Candidate | null;
  paid: Candidate | null;
  score: number;
  sums: number;
}

function listOptions(name: SumName, candidates: readonly Candidate[]): Candidate[] {
  const own = candidates.filter(({ slot }) => slot.name === name);
  const lent = candidates
    .filter(({ slot }) => lenders[name]?.includes(slot.name as SumName))
    .map((candidate) => ({ ...candidate, score: candidate.score * otherName }));
  const named = [...own, ...lent];
  // An overpayment is subtracted, whatever its sign.
  const credits = named.filter(
    ({ label, value }) => name === 'balanceAmount' && credit.test(label.phrase) && Number(value) > 0,
  );
  return [...named, ...credits.map((candidate) => ({ ...candidate, value: -Number(candidate.value) }))]
    .filter(({ score, tokens }) => score > minScore && tokens.length > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxOptionsPerField);
}

function rate(parts: Omit<Choice, 'score' | 'sums'>, extras: readonly number[], adjustment: number): Choice | null {
  const chosen = Object.values(parts).filter((part) => part !== null);
  const tokens = chosen.flatMap((part) => part.tokens);
  if (new Set(tokens).size < tokens.length) return null;
  const labels = chosen.map(({ label }) => label);
  if (new Set(labels).size < labels.length) return null;
  const { due, current, balance, previous, paid } = parts;
  if (previous && balance && isPrintedTwice(previous, balance)) return null;
  // A zero balance proves nothing unless the other amount is labelled as the current bill.
  const isTelling = balance && (amountOf(balance) !== 0 || current?.slot.name === 'currentBillAmount');
  const isDue =
    current &&
    balance &&
    isTelling &&
    extras.some((extra) => isSameAmount(amountOf(current) + amountOf(balance) + extra, amountOf(due)));
  const isBalance =
    balance &&
    previous &&
    paid &&
    [0, adjustment].some((credit) =>
      isSameAmount(amountOf(previous) - Math.abs(amountOf(paid)) + credit, amountOf(balance)),
    );
  if (previous && previous.slot.name !== 'previousDueAmount' && !isBalance) return null;
  // The current bill equals the amount due only with no balance or when the sum proves it.
  if (due.slot.name !== 'dueAmount' && !isDue && balance && amountOf(balance) !== 0) return null;
  // With an adjustment, the parts without it cannot equal the sum.
  const isBare = current && balance && isSameAmount(amountOf(current) + amountOf(balance), amountOf(due));
  if (due.slot.name !== 'dueAmount' && isBare && adjustment !== 0) return null;
  const sums = Number(Boolean(isDue)) + Number(Boolean(isBalance));
  return { ...parts, sums, score: chosen.reduce((sum, { score }) => sum + score, 0) + sums * addsUp };
}

/** True for the same label and amount twice, as on a payment stub: one balance, not also the previous bill. */
function isPrintedTwice(previous: Candidate, balance: Candidate): boolean {
  return (
    previous.slot.name === balance.slot.name &&
    previous.value === balance.value &&
    previous.label.phrase === balance.label.phrase
  );
}

function amountOf({ value }: Candidate): number {
  return Number(value);
}

function put(findings: Findings, { due, current, balance, previous }: Choice): void {
  const chosen = { dueAmount: due, currentBillAmount: current, balanceAmount: balance, previousDueAmount: previous };
  const taken = new Set([due, current, balance, previous].flatMap((each) => each?.tokens ?? []));
  const isProven =
    current !== null &&
    balance !== null &&
    isSameAmount(amountOf(current) + amountOf(balance), amountOf(due)) &&
    amountOf(balance) !== 0;
  // When the current bill is all that is due, its amount fills both fields.
  const isAll = due.slot.name === 'currentBillAmount' && balance !== null && amountOf(balance) === 0;
  for (const [name, candidate] of Object.entries(chosen) as [keyof typeof chosen, Candidate | null][]) {
    if (isAll && name === due.slot.name) continue;
    const isTaken = findings.get(name)?.tokens.some((token) => taken.has(token)) ?? false;
    if (!candidate && isTaken) findings.delete(name);
  }
  for (const [name, candidate] of Object.entries(chosen) as [Exclude<SumName, 'paidAmount'>, Candidate | null][]) {
    const known = findings.get(name);
    if (candidate && known?.value === candidate.value && isProven && known.tokens.length > 0)
      findings.set(name, { ...known, score: Math.max(known.score, proven) });
    if (!candidate || known?.value === candidate.value) continue;
    findings.set(name, {
      value: candidate.value,
      tokens: candidate.tokens,
      score: Math.min(candidate.slot.name === name ? ownScore : lentScore, candidate.score + sumBonus),
      kind: 'money',
      label: candidate.label.tokens.map(({ text }) => text).join(' '),
      reason,
    });
  }
}

/** Treats a balance that only adds up after subtracting the payment as the previous bill. */
function moveBalance(findings: Findings, paid: Candidate | null): void {
  const [due, current] = [findings.get('dueAmount'), findings.get('currentBillAmount')];
  const balance = findings.get('balanceAmount');
  if (!due || !current || !balance || !paid || findings.has('previousDueAmount')) return;
  const adjustment = Number(findings.get('adjustmentAmount')?.value ?? 0);
  const before = Number(balance.value);
  const left = before - Math.abs(amountOf(paid));
  if (before === 0 || paid.value === 0 || !isSameAmount(Number(current.value) + left + adjustment, Number(due.value)))
    return;
  findings.delete('balanceAmount');
  findings.set('previousDueAmount', { ...balance, reason });
}
