import { foldAccents } from '../../../platform/fold-accents.ts';
import type { Surroundings } from '../assignment/parse-slot.ts';
import { segmentsOf, type Token } from '../layout/lines.ts';
import { parseDate } from '../values/parse-date.ts';
import { parseEmail } from '../values/parse-id.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { addFinding, type Findings } from './finding.ts';

const score = 0.76;
const payment = /^(?:less:?\s+)?(?:last |your )?(?:payments?|payment\/s|payment\(s\)|paid|bayad)\b/i;
const centsEnd = /\d\.\d{2}\)?$/;
const another = /\b(?:due|before|until|deadline|slip|centers?)\b/i;

/** The day of a payment that stands within its label: Payment Received 04/01/2024. */
export function findPaymentDate(findings: Findings, { lines, dayFirst }: Surroundings): void {
  for (const segment of lines.flatMap(segmentsOf)) {
    const text = joinWords(segment);
    if (!payment.test(text) || another.test(text)) continue;
    const [date] = [...parseDate(segment, dayFirst), ...dateOfRow(segment, dayFirst)];
    if (!date) continue;
    const reason = 'the day within the words about a payment';
    addFinding(findings, 'paymentDate', { ...date, score, kind: 'date', label: text, reason });
    return;
  }
}

/** The day in the next cell of a payment's row, or in the first before it, where the row has an amount, too. */
function dateOfRow([first]: readonly Token[], dayFirst: boolean): Parsed[] {
  const cells = segmentsOf(first!.line);
  const place = cells.findIndex(([start]) => start === first);
  if (!cells.slice(place + 1).some((cell) => centsEnd.test(cell.at(-1)!.text))) return [];
  return [cells[place + 1], place === 1 ? cells[0] : undefined].flatMap((cell = []) =>
    parseDate(cell, dayFirst).filter(({ tokens }) => tokens.length === cell.length),
  );
}

/** The one email address that has its place for itself, as under the name of whom a bill is sent to. */
export function findEmail(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('emailAddress')) return;
  const segments = lines.flatMap(segmentsOf);
  const all = segments.flatMap((segment) => parseEmail(segment).map((email) => ({ ...email, segment })));
  const [email] = all;
  if (
    !email ||
    all.some(({ value }) => value !== email.value) ||
    (email.segment.length > email.tokens.length && !holdsName(findings, String(email.value)))
  )
    return;
  const supplier = String(findings.get('supplier')?.value ?? '').toLowerCase();
  const domain = String(email.value).split('@')[1]!.split('.')[0]!;
  if (supplier.replace(/\W/g, '').includes(domain) || another.test(String(email.value))) return;
  if (!isBelowName(findings, email.tokens[0]!.line.number) && !holdsName(findings, String(email.value))) return;
  addFinding(findings, 'emailAddress', {
    value: email.value,
    tokens: email.tokens,
    score,
    kind: 'email',
    label: null,
    reason: 'stands under the name as on letters',
  });
}

/** So many lines under a name still belong to it. */
const linesBelow = 8;

function isBelowName(findings: Findings, line: number): boolean {
  const name = findings.get('fullName')?.tokens[0]?.line.number;
  return name !== undefined && line > name && line <= name + linesBelow;
}

/** An address that is made of a part of the name is the customer's, wherever it stands. */
function holdsName(findings: Findings, email: string): boolean {
  const [local = ''] = foldAccents(email).split('@');
  const words = foldAccents(String(findings.get('fullName')?.value ?? '')).split(/[^a-z]+/);
  return words.some((word) => word.length > 3 && local.includes(word));
}
