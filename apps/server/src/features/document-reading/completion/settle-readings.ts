import type { Candidate } from '../assignment/candidate.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import type { Token } from '../layout/lines.ts';
import { parseQuantity } from '../values/parse-money.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { doubt, findValue, isSameAmount, optionsOf, toFinding } from './amounts/sums.ts';
import type { Findings } from './finding.ts';

type MeterName = 'previousReading' | 'presentReading' | 'currentPeriodUsage';

const names: readonly MeterName[] = ['previousReading', 'presentReading', 'currentPeriodUsage'];
const reason = 'follows from the other readings of the meter';
const score = 0.74;
const addsUpBonus = 0.6;
/** Minimum score of a number that the two others confirm. */
const confirmed = 0.8;
/** Confidence factor when the present reading is below the previous one. */
const impossible = 0.6;
const unlikely = { reading: 0.85, usage: 0.6 };
const maxMultiplier = 1000;

/** Checks that usage equals present minus previous reading, or a multiple of it, and fills in missing numbers. */
export function settleReadings(findings: Findings, candidates: readonly Candidate[], around: Surroundings): void {
  settleTriple(findings, candidates, around);
  multiplyUsage(findings, around.lines);
}

const multiplier = /^(?:multiplier|mult\b|meter (?:constant|factor)|constant)/i;
const usageScore = 0.72;
/** Score of a usage found in the meter's row beside the multiplier. */
const rowScore = 0.8;

/** With a multiplier, the usage is the printed product of multiplier and difference. */
function multiplyUsage(findings: Findings, lines: Surroundings['lines']): void {
  const used = findings.get('currentPeriodUsage');
  const [previous, present] = [findings.get('previousReading'), findings.get('presentReading')];
  if (!previous || !present) return;
  const difference = Number(present.value) - Number(previous.value);
  if (difference <= 0 || (used && !isSameAmount(difference, Number(used.value)))) return;
  const beside = findInRow(present.tokens, difference);
  const found = beside ?? (used ? findMultiple(findings, lines, difference) : null);
  if (!found) return;
  const common = { kind: 'quantity' as const, label: null, reason };
  findings.set('currentPeriodUsage', { ...found, ...common, score: beside ? rowScore : usageScore });
}

/** The product in a reading's row, right of the multiplier: 7,730 7,484 246 40 9,840. */
function findInRow([first]: readonly Token[], difference: number): Parsed | null {
  const numbers = parseQuantity(first?.line.tokens ?? []).filter(({ tokens }) => !isPrice(tokens));
  const isMoney = ({ tokens }: Parsed) => /\.\d{2}$/.test(tokens.at(-1)!.text) && !/\.\d/.test(first!.text);
  const isProduct = (each: Parsed, times: Parsed) =>
    isSameAmount(Number(each.value), difference * Number(times.value)) && !isMoney(each);
  for (const [at, times] of numbers.entries()) {
    const product = Number(times.value) > 1 && numbers.slice(at + 1).find((each) => isProduct(each, times));
    if (product && !isSameAmount(Number(times.value), difference)) return product;
  }
  return null;
}

/** True for a unit price: a currency sign precedes it. */
function isPrice([first]: readonly Token[]): boolean {
  const before = first!.line.tokens[first!.index - 1]?.text ?? '';
  return /^(?:php|[₱p])\.?$/i.test(before) || /^(?:php|[₱p])/i.test(first!.text);
}

function findMultiple(findings: Findings, lines: Surroundings['lines'], difference: number): Parsed | null {
  for (const { tokens } of lines) {
    const at = tokens.findIndex((_, index) => multiplier.test(joinWords(tokens.slice(index, index + 2))));
    const [times] = at < 0 ? [] : parseQuantity(tokens.slice(at));
    const found =
      Number(times?.value) > 1 ? findValue(lines, findings, parseQuantity, difference * Number(times!.value)) : null;
    if (found) return found;
  }
  return null;
}

function settleTriple(findings: Findings, candidates: readonly Candidate[], { lines }: Surroundings): void {
  const [previous, present, used] = names.map((name) => findings.get(name)?.value as number | undefined);
  if (previous !== undefined && present !== undefined && used !== undefined && isUsed(previous, present, used)) {
    if (isSameAmount(present - previous, used)) confirm(findings);
    return;
  }
  const best = findTriple(candidates, findings);
  if (best) {
    for (const candidate of best) {
      const name = candidate.slot.name as MeterName;
      if (findings.get(name)?.value !== candidate.value)
        findings.set(name, { ...toFinding(candidate, 'quantity', reason), score: Math.max(score, candidate.score) });
    }
    return;
  }
  const complete = (name: MeterName, wanted: number) => {
    const found = wanted > 0 ? findValue(lines, findings, parseQuantity, wanted) : null;
    if (found) findings.set(name, { ...found, score, kind: 'quantity', label: null, reason });
  };
  if (previous !== undefined && present !== undefined && used === undefined)
    complete('currentPeriodUsage', present - previous);
  if (previous === undefined && present !== undefined && used !== undefined)
    complete('previousReading', present - used);
  if (previous !== undefined && present === undefined && used !== undefined)
    complete('presentReading', previous + used);
  if (names.every((name) => findings.has(name)) && names.some((name) => findings.get(name)!.reason === reason))
    confirm(findings);
  if (previous === undefined || present === undefined) return;
  if (used !== undefined && putPrinted(findings, lines, present - previous)) {
    confirm(findings);
    return;
  }
  const isImpossible = previous > present;
  if (!isImpossible && used === undefined) return;
  for (const name of names) {
    const share = name === 'currentPeriodUsage' ? unlikely.usage : unlikely.reading;
    doubt(findings, name, isImpossible ? impossible : share);
  }
}

/** Lines searched around a reading for the difference. */
const maxLinesAround = 3;

/** Words beside the usage when it stands further away. */
const usageWords =
  /\b(?:total|consumption|usage|consumed|konsumo|nakonsumo)\b|\b(?:kwh|cu\.? ?m|cubic met(?:er|re)s?|m3)\b/i;

/** Replaces a wrong usage by the difference of the readings when that number is printed nearby or beside its name. */
function putPrinted(findings: Findings, lines: Surroundings['lines'], difference: number): boolean {
  const at = findings.get('presentReading')?.tokens[0]?.line.number ?? 0;
  const near = lines.slice(Math.max(0, at - maxLinesAround), at + maxLinesAround + 1);
  const named = lines.filter(({ tokens }) => usageWords.test(joinWords(tokens)));
  const look = (among: Surroundings['lines']) => findValue(among, findings, parseQuantity, difference);
  const found = difference > 0 ? (look(near) ?? look(named)) : null;
  if (found) findings.set('currentPeriodUsage', { ...found, score, kind: 'quantity', label: null, reason });
  return found !== null;
}

/** Raises the score of three different numbers that add up. */
function confirm(findings: Findings): void {
  const found = names.map((name) => findings.get(name)!);
  const tokens = found.flatMap((finding) => finding.tokens);
  if (new Set(tokens).size < tokens.length || found.some((finding) => finding.tokens.length === 0)) return;
  for (const name of names) {
    const finding = findings.get(name)!;
    findings.set(name, { ...finding, score: Math.max(finding.score, confirmed) });
  }
}

function isUsed(previous: number, present: number, used: number): boolean {
  const difference = present - previous;
  if (isSameAmount(difference, used)) return true;
  const times = used / difference;
  return difference > 0 && times > 1 && times <= maxMultiplier && isSameAmount(times, Math.round(times));
}

function findTriple(candidates: readonly Candidate[], findings: Findings): Candidate[] | null {
  const [before, now, usage] = names.map((name) => optionsOf(name, candidates));
  const known = names.reduce((sum, name) => sum + (findings.get(name)?.score ?? 0), 0);
  let best: { triple: Candidate[]; score: number } | null = null;
  for (const previous of before!)
    for (const present of now!)
      for (const used of usage!) {
        const triple = [previous, present, used];
        const tokens = triple.flatMap((each) => each.tokens);
        const difference = Number(present.value) - Number(previous.value);
        if (new Set(tokens).size < tokens.length || difference <= 0 || !isSameAmount(difference, Number(used.value)))
          continue;
        const sum = triple.reduce((total, each) => total + each.score, addsUpBonus);
        if (!best || sum > best.score) best = { triple, score: sum };
      }
  return best && best.score > known ? best.triple : null;
}
