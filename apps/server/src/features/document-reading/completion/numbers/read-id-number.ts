import { oneLine } from '../../../../platform/text.ts';
import type { Candidate } from '../../assignment/candidate.ts';
import { type Run, tokensAt } from '../../layout/run.ts';
import { addFinding, type Findings } from '../finding.ts';

/** Names of an employee number or government ID in a letter, and the number itself. */
const employeeWords =
  '(?:employee|emp|company|staff|personnel|office|payroll|faculty|worker|agency|guard|crew|badge|member)';
const giver = `${employeeWords}(?:/${employeeWords})?`;
const card = '(?:\\s(?:id|i\\.d|identification|badge|card|file|payroll))';
const ownNumber = `${giver}(?:['’]?s)?(?:${card}+\\.?(?:\\s?(?:no\\b\\.?|number|code|#))?|\\s?(?:no\\b\\.?|number|code|#))`;
const bearing =
  '\\b(?:with|holder of|bearing|bearer of|under|having|has|and|whose)\\s(?:an?\\s|the\\s|our\\s|assigned\\s)*';
const stateNumberLabel = '(?:sss|tin|umid|philsys id)\\b\\.?(?:\\s?(?:no\\b\\.?|number|#))?';
const named = new RegExp(
  oneLine`
    (?:${bearing}(?=${ownNumber}|${stateNumberLabel}|id no)|[(,]\s?(?=${ownNumber}))(${ownNumber}|${stateNumberLabel}|
    id (?:no\b\.?|number))\s*(?:is\s|of\s)?[:–-]?\s*((?=[\w/-]*\d)[\p{Lu}\d](?:[\p{L}\d]|
    [-/](?=[\p{L}\d])){2,19})`,
  'iu',
);
const score = 0.86;

/** Reads the employee's ID number and its kind from a letter; joins a number broken over two lines. */
export function readIdNumber(findings: Findings, run: Run, text: string): void {
  const match = named.exec(text);
  if (!match) return;
  const numberAt = match.index + match[0].length - match[2]!.length;
  const number = { value: match[2]!, tokens: tokensAt(run, numberAt, numberAt + match[2]!.length) };
  const known = String(findings.get('employeeIdNumber')?.value ?? '');
  const common = { score, kind: 'words' as const, label: match[1]!, reason: 'stands in the sentence that says so' };
  // Only a number that ends in a digit was broken; otherwise the next line belongs to another column.
  const isBroken = number.tokens.some(({ line }) => line !== number.tokens[0]!.line);
  if (isBroken && !/\d$/.test(number.value)) return;
  const isWhole = known !== number.value && number.value.startsWith(known);
  if (isWhole && /\d.*\d.*\d/.test(number.value)) findings.set('employeeIdNumber', { ...common, ...number });
  const typeAt = match.index + match[0].indexOf(match[1]!);
  const type = { value: nameNumber(match[1]!), tokens: tokensAt(run, typeAt, typeAt + match[1]!.length) };
  addFinding(findings, 'employeeIdType', { ...common, ...type, label: null });
}

/** Reads the kind of ID number from its label on a form. */
export function readIdLabel(findings: Findings, candidates: readonly Candidate[]): void {
  const number = findings.get('employeeIdNumber');
  if (!number || findings.has('employeeIdType')) return;
  const label = candidates.find(
    ({ slot, tokens }) => slot.name === 'employeeIdNumber' && tokens.every((token) => number.tokens.includes(token)),
  )?.label;
  if (!label) return;
  const value = nameNumber(label.tokens.map(({ text }) => text).join(' '));
  const reason = 'names the number of the employee';
  addFinding(findings, 'employeeIdType', {
    value,
    tokens: label.tokens,
    score: number.score,
    kind: 'words',
    label: null,
    reason,
  });
}

/** Drops "No." from the name of an ID. */
function nameNumber(label: string): string {
  const text = label.replace(/[\s:]+$/, '').trim();
  return text.replace(/(?<=\b(?:id|i\.d\.|card|sss|tin|umid))\.?\s?(?:no\.?|number|#)$/i, '');
}

const otherNumber =
  /\b(?<!(?:employer|company)(?:['’]s)?\s)(sss|gsis(?:\sbp)?|umid|crn|prc(?:\slicen[sc]e)?|philsys)\s?(?:id\s)?(?:no\.?|number|#)\s*:?\s+(\d[\d-]{5,16})(?![\d/])/giu;
/** Score of a number that the company did not issue. */
const otherIssuerScore = 0.74;

/** Without a company number, the only government ID identifies the employee. */
export function readOtherNumber(findings: Findings, run: Run, text: string): void {
  const [match, ...more] = [...text.matchAll(otherNumber)];
  if (!match || more.length > 0) return;
  const from = match.index + match[0].length - match[2]!.length;
  const common = { score: otherIssuerScore, label: match[1]!, reason: 'the only number of an institution' };
  const number = { from, length: match[2]!.length };
  const type = { from: match.index, length: match[1]!.length };
  for (const [field, { from: at, length }] of [
    ['employeeIdNumber', number],
    ['employeeIdType', type],
  ] as const)
    if (!findings.has(field))
      addFinding(findings, field, {
        ...common,
        value: run.text.slice(at, at + length),
        tokens: tokensAt(run, at, at + length),
        kind: 'words',
      });
}
