import type { ReadableType } from '@smile/contract/archive-analysis';
import { foldAccents, oneLine } from '../../../../platform/text.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Finding, Findings } from '../finding.ts';

/** Generic mailboxes of a company. */
const companyMailbox = new RegExp(
  oneLine`
    ^(?:(?:ask|(?:biz|business|corp)?care|contact(?:us)?|cs|csr|ebill|ebilling|billing|bills?|feedback|hello|
    help|info|inquir(?:y|ies)|mail|noreply|service|support|wecare)s?|customer[\p{L}]*)(?:desk|center|care|us|
    team)?\d*$`,
  'u',
);
/** Text of a letterhead beside a phone number. */
const letterheadText = /\b(?:tin|vat|reg|fax|trunk ?line|hotline|website)\b|www\.|[·•|]|[a-zà-ÿ],\s[a-zà-ÿ]/iu;
/** Fields that may also stand in the letterhead. */
const mayStandAbove = new Set([
  'supplier',
  'currency',
  'phoneNumber',
  'emailAddress',
  'statementDate',
  'statementNumber',
]);

/** Removes the supplier's phone number and email address from the customer's fields. */
export function dropSupplierContacts(findings: Findings, type: ReadableType): void {
  const [phone, email] = [findings.get('phoneNumber'), findings.get('emailAddress')];
  const supplier = findings.get('supplier');
  if (email && (isOfDesk(String(email.value)) || isOfHouse(String(email.value), String(supplier?.value ?? ''))))
    findings.delete('emailAddress');
  if (phone && isAboveAll(phone, findings) && (type !== 'TELCO_BILL' || isInLetterhead(phone)))
    findings.delete('phoneNumber');
}

function isOfDesk(email: string): boolean {
  return companyMailbox.test(foldAccents(email).split('@')[0]!.replace(/[._-]/g, ''));
}

const minNameLength = 5;

/** True when the email domain is a word of the supplier's name. */
function isOfHouse(email: string, supplier: string): boolean {
  const [domain = ''] = (email.split('@')[1] ?? '').toLowerCase().split('.');
  const words = foldAccents(supplier)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return domain.length >= minNameLength && words.includes(domain);
}

/** True for a value below the supplier and above all other fields. */
function isAboveAll({ tokens: [first] }: Finding, findings: Findings): boolean {
  const others = [...findings].flatMap(([name, { tokens }]) => (mayStandAbove.has(name) ? [] : tokens));
  const sender = findings.get('supplier')?.tokens[0];
  if (!first || !sender || others.length === 0 || sender.line.number > first.line.number) return false;
  return others.every(({ line }) => line.number > first.line.number);
}

function isInLetterhead({ tokens: [first] }: Finding): boolean {
  return letterheadText.test(joinWords(first!.line.tokens));
}
