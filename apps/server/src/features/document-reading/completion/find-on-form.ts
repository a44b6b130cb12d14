import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { parseId } from '../values/parse-id.ts';
import { joinWords, looksLikeCompany, parseCompany } from '../values/parse-text.ts';
import type { Finding, Findings } from './finding.ts';
import { isOfficeOfState } from './parties/find-issuer.ts';
import { isEndOfName } from './parties/with-legal-form.ts';

/** Score of a value found by position; lower than by label. */
const score = 0.72;
/** Values with a lower score are replaced. */
const sureLabel = 0.5;
/** Maximum number of lines between the employee's number and the name below it. */
const linesAbove = 8;
/** The employer is printed in this left share of the form's width. */
const leftPart = 0.45;
/** Text of the form's header or of its other column. */
const formWords =
  /^(?:department of finance|bureau of internal revenue|republic of the philippines|supplementary|regular\s)/i;

/**
 * Reads fields by their fixed place on form 2316, for when the small labels were not recognised: the employee's TIN
 * above the name and, as present employer, the first company below it.
 */
export function findOnForm(findings: Findings, lines: readonly Line[]): void {
  if (!lines.some(({ tokens }) => tokens.some(({ text }) => /2316/.test(text)))) return;
  const employer = findings.get('employerName');
  if (employer && (formWords.test(String(employer.value)) || isEndOfName(String(employer.value))))
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

/** True for the employer's TIN, which is item 12 to 16 of the form. */
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
