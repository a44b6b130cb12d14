import { foldAccents } from '../../../../platform/text.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf } from '../../layout/lines.ts';
import { parseEmail } from '../../values/parse-id.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.76;
const another = /\b(?:due|before|until|deadline|slip|centers?)\b/i;

/** Finds the customer's email address: the only one on the page, or the one that contains the customer's name. */
export function findEmail(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('emailAddress')) return;
  const segments = lines.flatMap(segmentsOf);
  const every = segments.flatMap((segment) => parseEmail(segment).map((email) => ({ ...email, segment })));
  // An address with the customer's name wins over the supplier's.
  const named = every.filter(({ value }) => holdsName(findings, String(value)));
  const all = named.length > 0 ? named : every;
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

/** Maximum number of lines from the name to its email address. */
const linesBelow = 8;

function isBelowName(findings: Findings, line: number): boolean {
  const name = findings.get('fullName')?.tokens[0]?.line.number;
  return name !== undefined && line > name && line <= name + linesBelow;
}

/** Shorter words of a name stand in many addresses by chance. */
const minWordCharacters = 4;

/** True when the address contains part of the customer's name but not of the supplier's. */
function holdsName(findings: Findings, email: string): boolean {
  const [local = ''] = foldAccents(email).split('@');
  const words = foldAccents(String(findings.get('fullName')?.value ?? '')).split(/[^a-z]+/);
  const ofSupplier = foldAccents(String(findings.get('supplier')?.value ?? ''));
  return words.some((word) => word.length >= minWordCharacters && local.includes(word) && !ofSupplier.includes(word));
}
