import type { Candidate } from '../assignment/candidates.ts';
import type { Findings } from './finding.ts';

const term = /^\(?(?:monthly|annual|annually|yearly|daily|weekly|hourly|semi-monthly|buwanang?|arawang?|taunang?)\)?$/i;

/** What the label of a salary says of its term holds for it, whatever is paid monthly besides: Annual gross salary. */
export function findSalaryTerm(findings: Findings, candidates: readonly Candidate[]): void {
  const salary = findings.get('salaryAmount');
  const known = findings.get('salaryTerm');
  if (!salary || salary.label === null || known?.tokens[0]?.line === salary.tokens[0]?.line) return;
  const { label } =
    candidates.find(({ slot, tokens }) => slot.name === 'salaryAmount' && tokens[0] === salary.tokens[0]) ?? {};
  const token = label?.tokens.find(({ text }) => term.test(text));
  if (!token) return;
  const { score, label: name } = salary;
  findings.set('salaryTerm', {
    value: token.text,
    tokens: [token],
    score,
    kind: 'words',
    label: name,
    reason: 'stands in the label of the salary',
  });
}
