import type { Candidate } from '../assignment/candidates.ts';
import type { Surroundings } from '../assignment/parse-slot.ts';
import { parseMoney } from '../values/parse-money.ts';
import type { Finding, Findings } from './finding.ts';

type SumName = 'dueAmount' | 'currentBillAmount' | 'balanceAmount' | 'previousDueAmount' | 'paidAmount';

/** What an amount is worth as a field that its label does not name. */
const otherName = 0.75;
/** What amounts that add up are worth beside their labels. */
const addsUp = 0.5;
const perField = 5;
const reason = 'follows from the other amounts of the bill';

/** Fields whose labels are used for one another. */
const lenders: Partial<Record<SumName, readonly SumName[]>> = {
  currentBillAmount: ['dueAmount'],
  dueAmount: ['currentBillAmount'],
  previousDueAmount: ['balanceAmount'],
  balanceAmount: ['previousDueAmount'],
};

/**
 * The amounts of a bill once more, all together: what is due is the current bill and the balance, and the balance is the
 * previous bill without what was paid. Of the amounts that labels name, those are taken that add up.
 */
export function settleSums(findings: Findings, candidates: readonly Candidate[], around: Surroundings): void {
  const options = (name: SumName) => listOptions(name, candidates);
  const paid = options('paidAmount')[0] ?? null;
  const adjustment = Number(findings.get('adjustmentAmount')?.value ?? 0);
  let best: Choice | null = null;
  for (const due of options('dueAmount'))
    for (const current of [null, ...options('currentBillAmount')])
      for (const balance of [null, ...options('balanceAmount')])
        for (const previous of [null, ...options('previousDueAmount')]) {
          const choice = rate({ due, current, balance, previous, paid }, adjustment);
          if (choice && choice.sums > 0 && (!best || choice.score > best.score)) best = choice;
        }
  if (best) put(findings, best);
  else moveBalance(findings, paid);
  addCurrent(findings, around);
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
  return [...own, ...lent]
    .filter(({ score, tokens }) => score > 0.3 && tokens.length > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, perField);
}

function rate(parts: Omit<Choice, 'score' | 'sums'>, adjustment: number): Choice | null {
  const chosen = Object.values(parts).filter((part) => part !== null);
  const tokens = chosen.flatMap((part) => part.tokens);
  if (new Set(tokens).size < tokens.length) return null;
  const labels = chosen.map(({ label }) => label);
  if (new Set(labels).size < labels.length) return null;
  const { due, current, balance, previous, paid } = parts;
  // Without a balance any two prints of what is due would add up.
  const isTelling = balance && (amountOf(balance) !== 0 || current?.slot.name === 'currentBillAmount');
  const isDue =
    current && balance && isTelling && isSame(amountOf(current) + amountOf(balance) + adjustment, amountOf(due));
  const isBalance =
    balance && previous && paid && isSame(amountOf(previous) - Math.abs(amountOf(paid)), amountOf(balance));
  const sums = Number(Boolean(isDue)) + Number(Boolean(isBalance));
  return { ...parts, sums, score: chosen.reduce((sum, { score }) => sum + score, 0) + sums * addsUp };
}

function amountOf({ value }: Candidate): number {
  return Number(value);
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

function put(findings: Findings, { due, current, balance, previous }: Choice): void {
  const chosen = { dueAmount: due, currentBillAmount: current, balanceAmount: balance, previousDueAmount: previous };
  for (const [name, candidate] of Object.entries(chosen) as [Exclude<SumName, 'paidAmount'>, Candidate | null][]) {
    if (!candidate || findings.get(name)?.value === candidate.value) continue;
    findings.set(name, {
      value: candidate.value,
      tokens: candidate.tokens,
      score: Math.min(0.8, candidate.score + 0.15),
      kind: 'money',
      label: candidate.label.tokens.map(({ text }) => text).join(' '),
      reason,
    });
  }
}

/** A balance that only adds up together with what was paid of it is that of the bill before. */
function moveBalance(findings: Findings, paid: Candidate | null): void {
  const [due, current] = [findings.get('dueAmount'), findings.get('currentBillAmount')];
  const balance = findings.get('balanceAmount');
  if (!due || !current || !balance || !paid || findings.has('previousDueAmount')) return;
  const adjustment = Number(findings.get('adjustmentAmount')?.value ?? 0);
  const before = Number(balance.value);
  const left = before - Math.abs(amountOf(paid));
  if (before === 0 || paid.value === 0 || !isSame(Number(current.value) + left + adjustment, Number(due.value))) return;
  findings.delete('balanceAmount');
  findings.set('previousDueAmount', { ...balance, reason });
}

/** The current bill without a label that says so: the one amount that is due without the balance. */
function addCurrent(findings: Findings, { lines }: Surroundings): void {
  const [due, balance] = [findings.get('dueAmount'), findings.get('balanceAmount')];
  if (findings.has('currentBillAmount') || !due || !balance) return;
  const adjustment = Number(findings.get('adjustmentAmount')?.value ?? 0);
  const wanted = Number(due.value) - Number(balance.value) - adjustment;
  const taken = new Set([...findings.values()].filter(({ kind }) => kind === 'money').flatMap(({ tokens }) => tokens));
  const found = lines
    .flatMap(({ tokens }) => parseMoney(tokens))
    .find(({ value, tokens }) => isSame(Number(value), wanted) && !tokens.some((token) => taken.has(token)));
  if (!found) return;
  const finding: Finding = { ...found, score: 0.72, kind: 'money', label: null, reason };
  findings.set('currentBillAmount', finding);
}
