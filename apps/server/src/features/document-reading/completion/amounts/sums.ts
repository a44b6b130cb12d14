import type { Candidate } from '../../assignment/candidate.ts';
import type { Line, Token } from '../../layout/lines.ts';
import type { ValueKind } from '../../lexicon/slot.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import type { Finding, FindingName, Findings } from '../finding.ts';

/** Candidates of a field that are tried in sums: minimum score and maximum number. */
const minScore = 0.3;
const maxOptions = 4;

/** True for amounts equal to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  const halfCent = 0.005;
  return Math.abs(one - other) < halfCent;
}

/** Minimum number of amounts in a sum. */
const minParts = 2;

/** True when two or more of the first amounts add up to the sum. */
export function firstAmountsAddUp(amounts: readonly Parsed[], wanted: number): boolean {
  let sum = 0;
  return amounts.some(({ value }, at) => {
    sum += Number(value);
    return at + 1 >= minParts && isSameAmount(sum, wanted);
  });
}

/** True when both amounts end at the same right edge. */
export function isInColumn({ tokens: own }: Parsed, { tokens }: Parsed): boolean {
  const [one, other] = [own.at(-1)!, tokens.at(-1)!];
  return one.line.page === other.line.page && Math.abs(one.right - other.right) < one.line.height;
}

const currency = /(?:php|pesos?)/gi;

/** True when a text has words other than the currency. */
export function hasDescription(text: string): boolean {
  return /\p{L}{3}/u.test(text.replace(currency, ''));
}

/** The amounts of the next cell, unless it has its own description. */
export function amountBeside(cell: readonly Token[] | undefined): Parsed[] {
  return cell && !hasDescription(joinWords(cell)) ? parseMoney(cell) : [];
}

/** The best candidates of a field, best first. */
export function optionsOf(name: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(({ slot, score, tokens }) => slot.name === name && score > minScore && tokens.length > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxOptions);
}

/** Finds the wanted number among words that no other field uses. */
export function findValue(
  lines: readonly Line[],
  findings: Findings,
  parse: (tokens: readonly Token[]) => Parsed[],
  wanted: number,
): Parsed | null {
  const taken = new Set([...findings.values()].flatMap(({ tokens }) => [...tokens]));
  const found = lines.flatMap(({ tokens }) => parse(tokens));
  return (
    found.find(
      ({ value, tokens }) => isSameAmount(Number(value), wanted) && !tokens.some((token) => taken.has(token)),
    ) ?? null
  );
}

export function toFinding(candidate: Candidate, kind: ValueKind, reason: string): Finding {
  const { value, tokens, score, label } = candidate;
  return { value, tokens, score, kind, label: label.tokens.map(({ text }) => text).join(' '), reason };
}

/** Lowers the confidence of a value that contradicts the rest of the page. */
export function doubt(findings: Findings, name: FindingName, factor: number): void {
  const finding = findings.get(name);
  if (finding) findings.set(name, { ...finding, extentConfidence: (finding.extentConfidence ?? 1) * factor });
}
