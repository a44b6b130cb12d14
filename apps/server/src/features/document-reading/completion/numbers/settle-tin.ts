import type { Line, Token } from '../../layout/lines.ts';
import { parseId } from '../../values/parse-id.ts';
import { joinWords } from '../../values/parse-text.ts';
import { doubt } from '../amounts/sums.ts';
import type { Finding, Findings } from '../finding.ts';

/** Maximum number of lines from the company name, or the top, to the end of the letterhead. */
const maxLetterheadLines = 4;
/** Minimum score of a TIN found by its place. */
const minScore = 0.72;
/** Confidence factor for the only TIN when it stands in the letterhead. */
const letterheadFactor = 0.55;
/** Words for the employer beside or above a number. */
const employerWords = /\b(?:employer|company|agency|business|er)(?:['’]?s)?\b/i;
/** Maximum distance, in lines, from the employee's other data; words searched before the number and above it. */
const maxLinesFromPerson = 2;
const wordsBefore = 4;
const wordsAbove = 2;
/** Fields whose place shows where the employee's own data stands. */
const personalFields = ['employeeName', 'ssNumber', 'philHealthNumber', 'pagIbigNumber', 'dateOfBirth'] as const;

/** Replaces a TIN from the letterhead, which is the employer's, by the one near the employee's other data. */
export function settleTin(findings: Findings, lines: readonly Line[]): void {
  const chosen = findings.get('taxNumber');
  if (!chosen || !isInLetterhead(chosen, findings)) return;
  const [own] = lines
    .flatMap(({ tokens }) => parseId('tin', tokens))
    .filter(({ value, tokens }) => value !== chosen.value && isOfPerson(tokens, findings, lines));
  if (!own) {
    doubt(findings, 'taxNumber', letterheadFactor);
    return;
  }
  const reason = "stands with the other numbers of the employee; the one in the letterhead is the employer's";
  findings.set('taxNumber', { ...own, kind: 'tin', label: 'TIN', reason, score: Math.max(minScore, own.quality) });
}

function lineOf(finding: Finding | undefined): number | null {
  return finding?.tokens[0]?.line.number ?? null;
}

function isInLetterhead(chosen: Finding, findings: Findings): boolean {
  const line = lineOf(chosen);
  const personalLines = personalFields.map((name) => lineOf(findings.get(name))).filter((number) => number !== null);
  if (line === null || personalLines.length === 0 || personalLines.some((number) => number <= line)) return false;
  const employer = lineOf(findings.get('employerName')) ?? 0;
  return line >= employer && line - employer <= maxLetterheadLines;
}

/** True for a TIN near the employee's other numbers that is not labelled as the employer's. */
function isOfPerson(tokens: readonly Token[], findings: Findings, lines: readonly Line[]): boolean {
  const { line, index } = tokens[0]!;
  const personalLines = personalFields.map((name) => lineOf(findings.get(name))).filter((number) => number !== null);
  const before = joinWords(line.tokens.slice(Math.max(0, index - wordsBefore), index));
  const above = lines[line.number - 1];
  const heading = above
    ? joinWords(above.tokens.filter(({ right }) => right > tokens[0]!.left).slice(0, wordsAbove))
    : '';
  if (employerWords.test(before) || (/\btin\b/i.test(heading) && employerWords.test(heading))) return false;
  return personalLines.some((number) => Math.abs(number - line.number) <= maxLinesFromPerson);
}
