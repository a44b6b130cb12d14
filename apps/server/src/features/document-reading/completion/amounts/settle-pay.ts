import type { Candidate } from '../../assignment/candidate.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Token } from '../../layout/lines.ts';
import { parseMoney } from '../../values/parse-money.ts';
import type { Parsed } from '../../values/parsed.ts';
import type { Findings } from '../finding.ts';
import { doubt, findValue, isSameAmount, optionsOf, toFinding } from './sums.ts';

type PayName = 'grossAmount' | 'totalDeductions' | 'netAmount';

const reason = 'follows from the other amounts of the payslip';
const score = 0.76;
/** Bonus for amounts that add up. */
const addsUpBonus = 0.6;
/** Confidence factor for a net pay above the gross pay. */
const impossibleFactor = 0.6;
const unlikelyFactor = 0.75;

/**
 * Checks that net pay equals gross pay minus deductions: picks labelled amounts that add up, fills in a missing one,
 * and lowers the confidence of amounts that contradict each other.
 */
export function settlePay(findings: Findings, candidates: readonly Candidate[], { lines }: Surroundings): void {
  const value = (name: PayName) => findings.get(name)?.value as number | undefined;
  const [gross, deducted, net] = [value('grossAmount'), value('totalDeductions'), value('netAmount')];
  if (gross !== undefined && net !== undefined && deducted !== undefined && leaves(gross, deducted, net)) {
    confirm(findings);
    return;
  }
  const best = findTriple(candidates, findings);
  if (best) {
    putTriple(findings, best);
    return;
  }
  const cut = gross !== undefined && deducted !== undefined ? findCut(lines, gross - Math.abs(deducted)) : null;
  if (cut) {
    findings.set('netAmount', { ...cut, score, kind: 'money', label: null, reason });
    return;
  }
  const complete = (name: PayName, wanted: number) => {
    const found = wanted > 0 ? findValue(lines, findings, parseMoney, wanted) : null;
    if (found) findings.set(name, { ...found, score, kind: 'money', label: null, reason });
  };
  if (gross !== undefined && deducted !== undefined && net === undefined)
    complete('netAmount', gross - Math.abs(deducted));
  if (gross === undefined && deducted !== undefined && net !== undefined)
    complete('grossAmount', net + Math.abs(deducted));
  if (gross === undefined || net === undefined) return;
  const isContradicted = deducted !== undefined && !hasDifference(lines, gross - net);
  const share = gross < net ? impossibleFactor : isContradicted ? unlikelyFactor : 1;
  if (share < 1) for (const name of ['grossAmount', 'netAmount'] as const) doubt(findings, name, share);
}

/** Minimum number of digits; shorter numbers may match parts of others by chance. */
const minDigits = 5;
const maxAmountPieces = 5;

/**
 * Finds a net pay that was recognised in pieces because of its large letters: the joined digits equal the computed
 * amount.
 */
function findCut(lines: Surroundings['lines'], left: number): Parsed | null {
  const digits = left.toFixed(2).replace('.', '');
  if (digits.length < minDigits) return null;
  for (const { tokens } of lines) {
    // A number with all digits is not a piece.
    const numbers = tokens.filter(
      ({ text }) => /^[\d.,]*\d[\d.,]*$/.test(text) && text.replace(/\D/g, '').length < digits.length,
    );
    for (let from = 0; from < numbers.length; from++)
      for (let to = from + 2; to <= Math.min(numbers.length, from + maxAmountPieces); to++) {
        const pieces = numbers.slice(from, to);
        if (makeUp(pieces, digits)) return { value: Number(left.toFixed(2)), tokens: pieces, quality: 1 };
      }
  }
  return null;
}

/** True when the pieces form the number; after a re-read, a piece may overlap the previous one. */
function makeUp(pieces: readonly Token[], digits: string): boolean {
  let [start, end] = [0, 0];
  for (const { text } of pieces) {
    const piece = text.replace(/\D/g, '');
    start = digits.indexOf(piece, start);
    if (start < 0 || start > end) return false;
    end = Math.max(end, start + piece.length);
  }
  return end === digits.length;
}

/** Raises the score of amounts that add up. */
function confirm(findings: Findings): void {
  for (const name of ['grossAmount', 'netAmount'] as const) {
    const finding = findings.get(name)!;
    if (finding.score < score) findings.set(name, { ...finding, score });
  }
}

function leaves(gross: number, deducted: number, net: number): boolean {
  return isSameAmount(gross - Math.abs(deducted), net);
}

type Triple = Record<PayName, Candidate>;

function findTriple(candidates: readonly Candidate[], findings: Findings): Triple | null {
  const options = (name: PayName) => optionsOf(name, candidates);
  const known = (['grossAmount', 'totalDeductions', 'netAmount'] as const).map(
    (name) => findings.get(name)?.score ?? 0,
  );
  let best: { triple: Triple; score: number } | null = null;
  for (const grossAmount of options('grossAmount'))
    for (const totalDeductions of options('totalDeductions'))
      for (const netAmount of options('netAmount')) {
        const triple = { grossAmount, totalDeductions, netAmount };
        const tokens = Object.values(triple).flatMap((each) => each.tokens);
        const [gross, deducted, net] = [grossAmount, totalDeductions, netAmount].map((each) => Number(each.value));
        if (new Set(tokens).size < tokens.length || deducted === 0 || !leaves(gross!, deducted!, net!)) continue;
        const sum = Object.values(triple).reduce((total, each) => total + each.score, addsUpBonus);
        if (!best || sum > best.score) best = { triple, score: sum };
      }
  return best && best.score > known.reduce((sum, each) => sum + each, 0) ? best.triple : null;
}

function putTriple(findings: Findings, triple: Triple): void {
  for (const [name, candidate] of Object.entries(triple) as [PayName, Candidate][]) {
    if (findings.get(name)?.value === candidate.value) continue;
    const finding = toFinding(candidate, 'money', reason);
    findings.set(name, { ...finding, score: Math.max(score, finding.score) });
  }
}

/** True when the page prints the wanted deductions, so the total found may be another one. */
function hasDifference(lines: Surroundings['lines'], wanted: number): boolean {
  return lines.some(({ tokens }) =>
    parseMoney(tokens).some(({ value }) => isSameAmount(Math.abs(Number(value)), wanted)),
  );
}
