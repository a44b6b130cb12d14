import type { Candidate } from '../assignment/candidates.ts';
import { restOfSegment, segmentsOf } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Findings } from './finding.ts';

/** A word of the label, or a cell of the row. */
const term =
  /^\(?(?:(?:per|every|kada|bawat)\s(?:month|year|annum|day|week|hour|cut-?off|buwan|taon|araw)|(?:semi-)?monthly|annual(?:ly)?|yearly|daily|weekly|hourly|buwanang?|arawang?|taunang?)\)?$/i;

/**
 * What the label or the row of a salary says of its term holds for it, whatever is paid by the year besides: Annual
 * gross salary.
 */
export function findSalaryTerm(findings: Findings, candidates: readonly Candidate[]): void {
  const salary = findings.get('salaryAmount');
  const known = findings.get('salaryTerm');
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
