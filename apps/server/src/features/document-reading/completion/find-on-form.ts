import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { parseId } from '../values/parse-id.ts';
import { joinWords, looksLikeCompany, parseCompany } from '../values/parse-text.ts';
import type { Finding, Findings } from './finding.ts';
import { isEndOfName, isOfficeOfState } from './parties/find-issuer.ts';

/** Score of a value found by its place, lower than by a label. */
const score = 0.72;
/** A number or a name whose label says so less surely gives way. */
const sureLabel = 0.5;
/** Maximum number of lines between the employee's number and the name below. */
const linesAbove = 8;
/** Share of the form's width in which the employer stands. */
const leftPart = 0.45;
/** In the head of the form, or in the heading of its other column. */
const ofForm =
  /^(?:department of finance|bureau of internal revenue|republic of the philippines|supplementary|regular\s)/i;

/**
 * Form 2316 gives some fields a fixed place, which helps when the small print of labels was lost: the employee's number
 * above the name, and below it the first company, which is the present employer.
 */
export function findOnForm(findings: Findings, lines: readonly Line[]): void {
  if (!lines.some(({ tokens }) => tokens.some(({ text }) => /2316/.test(text)))) return;
  const employer = findings.get('employerName');
  if (employer && (ofForm.test(String(employer.value)) || isEndOfName(String(employer.value))))
    findings.delete('employerName');
  const name = findings.get('employeeName')?.tokens[0]?.line;
  if (!name) return;
  const width = Math.max(...lines.flatMap(({ tokens }) => tokens.map(({ right }) => right)));
  const isLeft = ([first]: readonly Token[]) => first!.left < width * leftPart;
  const known = findings.get('taxNumber');
  if ((known?.score ?? 0) < sureLabel || (known && isOfEmployer(known))) {
    const above = lines.slice(Math.max(0, name.number - linesAbove), name.number + 1);
    const numbers = above.flatMap(({ tokens }) => parseId('tin', tokens)).filter(({ tokens }) => isLeft(tokens));
    const number = numbers.at(-1);
    if (number)
      findings.set('taxNumber', place(number, { kind: 'tin', reason: 'stands above the name of the employee' }));
  }
  if ((findings.get('employerName')?.score ?? 0) < sureLabel) {
    const company = lines
      .slice(name.number + 1)
      .flatMap(segmentsOf)
      .filter((segment) => isLeft(segment) && namesCompany(segment))
      .flatMap((segment) => parseCompany(segment))[0];
    if (company)
      findings.set(
        'employerName',
        place(company, { kind: 'company', reason: 'is the first company below the employee' }),
      );
  }
}

/** The employer's number is a later item of the form. */
function isOfEmployer({ tokens: [first] }: Finding): boolean {
  return first!.line.tokens.slice(0, first!.index).some(({ text }) => /^1[2-6][.)]?$/.test(text));
}

function namesCompany(segment: readonly Token[]): boolean {
  const text = joinWords(segment);
  return !isEndOfName(text) && (looksLikeCompany(text) || isOfficeOfState(text));
}

function place({ value, tokens }: Pick<Finding, 'value' | 'tokens'>, said: Pick<Finding, 'kind' | 'reason'>): Finding {
  return { ...said, value, tokens, score, label: null };
}
