import type { Candidate } from '../../assignment/candidate.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, restOfSegment, segmentsOf } from '../../layout/lines.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Finding, Findings } from '../finding.ts';

/** A pay term as a word of the label or a cell of the row. */
const term =
  /^\(?(?:(?:per|every|kada|bawat)\s(?:month|year|annum|day|week|hour|cut-?off|buwan|taon|araw)|(?:semi-)?monthly|annual(?:ly)?|yearly|daily|weekly|hourly|buwanang?|arawang?|taunang?)\)?$/i;

/**
 * Takes the pay term from the salary's own label or row, since other amounts may have other terms: Annual gross salary.
 */
export function findSalaryTerm(
  findings: Findings,
  { lines, candidates }: Surroundings & { candidates: readonly Candidate[] },
): void {
  const salary = findings.get('salaryAmount');
  const known = findings.get('salaryTerm');
  if (salary && known && isAfter(known, salary)) takeTermBefore(findings, salary, lines);
  if (!salary || salary.label === null || known?.tokens[0]?.line === salary.tokens[0]?.line) return;
  const { label } =
    candidates.find(({ slot, tokens }) => slot.name === 'salaryAmount' && tokens[0] === salary.tokens[0]) ?? {};
  const named = label ? [...label.tokens, ...restOfSegment(label.tokens.at(-1)!)] : [];
  const token = named.find(({ text }) => term.test(text));
  const tokens = token ? [token] : segmentsOf(salary.tokens[0]!.line).find((cell) => term.test(joinWords(cell)));
  if (!tokens) return;
  const { score, label: name } = salary;
  const reason = token ? 'stands in the label of the salary' : 'stands in the row of the salary';
  const value = joinWords(tokens).replace(/^\(|\)$/g, '');
  findings.set('salaryTerm', { value, tokens, score, kind: 'words', label: name, reason });
}

/** Maximum number of words between a salary and the term after it. */
const near = 4;
/** The term before the words for pay: a monthly basic salary of. */
const before =
  /\b((?:semi-)?monthly|annual|yearly|daily|weekly|hourly)\s(?:(?:basic|gross|fixed|base)\s){0,2}(?:salary|compensation|pay|income|rate|wage)\b/i;

/** True when the term follows the salary, but not closely. */
function isAfter({ tokens: [term] }: Finding, { tokens }: Finding): boolean {
  const last = tokens.at(-1);
  if (!term || !last || term.line.page !== last.line.page) return false;
  return term.line.number > last.line.number || (term.line === last.line && term.index > last.index + near);
}

/** Prefers a term before the salary: a later one belongs to another amount. */
function takeTermBefore(findings: Findings, salary: Finding, lines: readonly Line[]): void {
  const { line, index } = salary.tokens[0]!;
  const known = findings.get('salaryTerm')!;
  const words = [...(lines[line.number - 1]?.tokens ?? []), ...line.tokens.slice(0, index)];
  const term = before.exec(joinWords(words))?.[1];
  const token = words.findLast(({ text }) => text === term);
  if (token) findings.set('salaryTerm', { ...known, value: token.text, tokens: [token] });
}
