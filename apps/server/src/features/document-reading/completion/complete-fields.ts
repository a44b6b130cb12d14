import type { ReadableType } from '@smile/contract/archive-analysis';
import type { Candidate } from '../assignment/candidate.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { namesOrganisation } from '../values/organisation.ts';
import { joinWords, looksLikeCompany, parsePerson } from '../values/parse-text.ts';
import { splitName, stripSuffix } from '../values/split-name.ts';
import { findAdjustment } from './amounts/find-adjustment.ts';
import { findCurrency, findCurrencyOfBill } from './amounts/find-currency.ts';
import { findGross } from './amounts/find-gross.ts';
import { findNet } from './amounts/find-net.ts';
import { findSalaryTerm } from './amounts/find-salary-term.ts';
import { settlePay } from './amounts/settle-pay.ts';
import { settleSums } from './amounts/settle-sums.ts';
import { settleTax } from './amounts/settle-tax.ts';
import { settleVat } from './amounts/settle-vat.ts';
import { findBirth } from './days/find-birth.ts';
import { findDatedReadings } from './days/find-dated-readings.ts';
import { findPayDay } from './days/find-pay-day.ts';
import { findPayMonth } from './days/find-pay-month.ts';
import { findPaymentDate } from './days/find-payment-date.ts';
import { findPeriod } from './days/find-period.ts';
import { readTaxYear } from './days/read-tax-year.ts';
import { settleDays } from './days/settle-days.ts';
import { findOnForm } from './find-on-form.ts';
import { findRemark } from './find-remark.ts';
import { findToldReadings } from './find-told-readings.ts';
import { addFinding, type Finding, type Findings } from './finding.ts';
import { findCardNumber } from './numbers/find-card-number.ts';
import { findClearanceNumber } from './numbers/find-clearance-number.ts';
import { findNumbers } from './numbers/find-numbers.ts';
import { findSecondNumber } from './numbers/find-second-number.ts';
import { findSerial, findStatementDay } from './numbers/find-serial.ts';
import { settleClearance } from './numbers/settle-clearance.ts';
import { settleTin } from './numbers/settle-tin.ts';
import { completeSurname } from './parties/complete-surname.ts';
import { dropHolder, dropIssuer } from './parties/drop-holder.ts';
import { dropSupplierContacts } from './parties/drop-supplier-contacts.ts';
import { findAddressedCompany, findPersonAboveAddress } from './parties/find-addressed-company.ts';
import { findAddressee, findGreeted } from './parties/find-addressee.ts';
import { dropSigner, findCardHolder, keepRank } from './parties/find-card-holder.ts';
import { findContacts } from './parties/find-contacts.ts';
import { findEmail } from './parties/find-email.ts';
import { findIssuer, isNamedAsMaker, isOfficeOfState } from './parties/find-issuer.ts';
import { findNamedCompany } from './parties/find-named-company.ts';
import { findPayee } from './parties/find-payee.ts';
import { findPlace } from './parties/find-place.ts';
import { findReceiver } from './parties/find-receiver.ts';
import { findSupplier } from './parties/find-supplier.ts';
import { settleEmail } from './parties/settle-email.ts';
import { isKindOnly } from './parties/with-legal-form.ts';
import { readCertified, readLetter } from './read-letter.ts';
import { readServiceRecord } from './read-service-record.ts';
import { readTagged } from './read-tagged.ts';
import { settleReadings } from './settle-readings.ts';

/** Score factor for a part that is split off a full name. */
const namePartFactor = 0.95;
const bills: readonly ReadableType[] = ['TELCO_BILL', 'ELECTRICITY_BILL', 'WATER_BILL'];

/** Adds fields without a label and fields derived from others. */
export function completeFields(
  type: ReadableType,
  findings: Findings,
  around: Surroundings & { candidates: readonly Candidate[] },
): void {
  const { lines } = around;
  const inLabel = new Set([...around.inLabel, ...[...findings.values()].flatMap(({ tokens }) => [...tokens])]);
  if (type === 'PAYSLIP') addIssuer(findings, findPayer(lines, inLabel));
  if (type === 'EMPLOYMENT_CERTIFICATE') {
    addIssuer(findings, aboveLetter(findIssuer(lines, inLabel), lines));
    readLetter(findings, around);
    joinNameParts(findings);
    readTagged(findings, around);
    readServiceRecord(findings, around);
    dropSign(findings);
    findSalaryTerm(findings, around);
  }
  if (type === 'PAYSLIP') {
    findGross(findings, around);
    findNet(findings, around);
    settlePay(findings, around.candidates, around);
    findPayDay(findings, around);
    findNumbers(findings, around, ['ssNumber', 'philHealthNumber', 'pagIbigNumber', 'taxNumber']);
    findReceiver(findings, around);
    if (!findings.has('employeeName')) findPayee(findings, lines, inLabel);
    settleTin(findings, lines);
  }
  if (type === 'PAYSLIP' || bills.includes(type)) findPeriod(findings, around);
  if (type === 'PAYSLIP') findPayMonth(findings, around);
  if (type === 'TAX_DOCUMENT') {
    readTaxYear(findings, lines);
    settleTax(findings, around.candidates, around);
    addSurname(findings, lines);
    if (readCertified(findings, around)) findNumbers(findings, around, ['taxNumber']);
    if (!findings.has('employerName')) addCompany(findings, findIssuer(lines, inLabel));
    findOnForm(findings, lines);
    findBirth(findings, around);
  }
  if (type === 'COMPANY_ID') {
    dropSigner(findings, lines);
    if (!findings.has('name')) findCardHolder(findings, lines, inLabel);
    keepRank(findings);
    findNumbers(findings, around, ['philHealthNumber', 'pagIbigNumber']);
    findCardNumber(findings, lines, around.inLabel);
    findSecondNumber(findings);
  }
  if (bills.includes(type)) {
    if (type === 'TELCO_BILL') findAdjustment(findings, around);
    dropIssuer(findings, around.candidates, findIssuer(lines, inLabel));
    settleSums(findings, around.candidates, around);
    settleVat(findings, around);
    if (type !== 'TELCO_BILL') {
      settleReadings(findings, around.candidates, around);
      findDatedReadings(findings, around);
      findToldReadings(findings, around);
    }
    findAddressee(findings, around);
    findPersonAboveAddress(findings, around);
    findGreeted(findings, around);
    findPlace(findings, around);
    const supplier = findSupplier(lines, withHolder(findings, inLabel));
    if (supplier && !isKindOnly(String(supplier.value))) addFinding(findings, 'supplier', supplier);
    findAddressedCompany(findings, around);
    dropHolder(findings);
    findSerial(findings, around);
    findStatementDay(findings, around);
    findPaymentDate(findings, around);
    findEmail(findings, around);
    findContacts(findings, around);
    dropSupplierContacts(findings, type);
  }
  settleDays(type, findings, around.candidates);
  completeSurname(findings, lines, around.inLabel);
  if (bills.includes(type) || type === 'EMPLOYMENT_CERTIFICATE') addNameParts(findings);
  settleEmail(findings);
  if (type === 'CLEARANCE_NBI') completeClearance(findings, around);
  if (bills.includes(type)) addCurrency(findings, findCurrencyOfBill(lines));
  else if (type === 'PAYSLIP' || findings.has('salaryAmount')) addCurrency(findings, findCurrency(lines));
}

function completeClearance(findings: Findings, around: Surroundings): void {
  findClearanceNumber(findings, around.lines);
  settleClearance(findings, around);
  findRemark(findings, around.lines);
  takeWholeName(findings);
  if (!findings.has('firstName') && !findings.has('lastName')) addNameParts(findings);
  dropSuffixes(findings);
}

/** Excludes the customer and the address from the search for the supplier. */
function withHolder(findings: Findings, inLabel: ReadonlySet<Token>): ReadonlySet<Token> {
  const holder = [findings.get('fullName'), findings.get('address')].flatMap((finding) => finding?.tokens ?? []);
  return new Set([...inLabel, ...holder]);
}

/** Treats a value with a comma as the full name, surname first, when only one name part was found. */
function takeWholeName(findings: Findings): void {
  const [name, other] = findings.has('firstName')
    ? (['firstName', 'lastName'] as const)
    : (['lastName', 'firstName'] as const);
  const known = findings.get(name);
  if (!known || findings.has(other) || !/\p{L},\s\p{L}/u.test(String(known.value))) return;
  findings.delete(name);
  findings.set('fullName', known);
}

function dropSuffixes(findings: Findings): void {
  for (const name of ['firstName', 'lastName'] as const) {
    const found = findings.get(name);
    if (found) findings.set(name, { ...found, value: stripSuffix(String(found.value)) });
  }
}

/** A salary is never negative; brackets around an amount read as a minus sign. */
function dropSign(findings: Findings): void {
  const salary = findings.get('salaryAmount');
  if (salary) findings.set('salaryAmount', { ...salary, value: Math.abs(Number(salary.value)) });
}

const noSurnameFactor = 0.6;

/** A form's hint that the surname comes first, allowing for misread letters. */
const surnameFirst = /\blast name\b.{0,9}(?:\bf\S{2,4}\b|name)/i;

/** Restores a surname that was lost from the name: takes the full name from the signature, or lowers the confidence. */
function addSurname(findings: Findings, lines: readonly Line[]): void {
  const known = findings.get('employeeName');
  const isAsked = lines.some(({ tokens }) => surnameFirst.test(joinWords(tokens)));
  if (!known || String(known.value).includes(',') || !isAsked) return;
  const end = `, ${known.value}`.toLowerCase();
  const whole = lines
    .flatMap(segmentsOf)
    .flatMap((segment) => parsePerson(/^\d{2}$/.test(segment[0]!.text) ? segment.slice(1) : segment))
    .find(({ value }) => String(value).toLowerCase().endsWith(end));
  const found = whole
    ? { ...known, ...whole, reason: 'the whole name as it is signed' }
    : { ...known, extentConfidence: (known.extentConfidence ?? 1) * noSurnameFactor };
  findings.set('employeeName', found);
}

/** A label must have a better score by this factor to overrule the letterhead. */
const letterheadFactor = 0.9;

/** Uses the letterhead as the employer unless a label names one with a much better score. */
function addIssuer(findings: Findings, issuer: ReturnType<typeof findIssuer>): void {
  if (issuer && issuer.score > (findings.get('employerName')?.score ?? 0) * letterheadFactor)
    findings.set('employerName', issuer);
}

/** The company in the letterhead; when that is not clearly a company name, one named in full on the page. */
function findPayer(lines: readonly Line[], inLabel: ReadonlySet<Token>): ReturnType<typeof findIssuer> {
  const issuer = findIssuer(lines, inLabel);
  return issuer && isNamedAsMaker(String(issuer.value)) ? issuer : (findNamedCompany(lines, inLabel) ?? issuer);
}

const opening = /\b(?:certif(?:y|ies)|inform(?:ed)?|attests?|confirms?|nagpapatunay|pinatutunayan|dear|sir|madam)\b/i;

/**
 * Without a letterhead, text below the first sentence counts only as a company name that fills the rest of its line.
 */
function aboveLetter(issuer: ReturnType<typeof findIssuer>, lines: readonly Line[]): ReturnType<typeof findIssuer> {
  const start = lines.find(({ tokens }) => opening.test(joinWords(tokens)))?.number ?? lines.length;
  const isAbove = issuer !== null && (issuer.tokens[0]?.line.number ?? 0) < start;
  return isAbove || (looksLikeCompany(String(issuer?.value ?? '')) && isAlone(issuer)) ? issuer : null;
}

/** True when the name is the last text of its line, so no sentence continues after it. */
function isAlone(issuer: ReturnType<typeof findIssuer>): boolean {
  const last = issuer?.tokens.at(-1);
  return last !== undefined && last.index === last.line.tokens.length - 1;
}

/** Adds an employer only with the name of a company or a public office. */
function addCompany(findings: Findings, issuer: ReturnType<typeof findIssuer>): void {
  const name = String(issuer?.value ?? '');
  if (issuer && (isNamedAsMaker(name) || isOfficeOfState(name))) addFinding(findings, 'employerName', issuer);
}

function addCurrency(findings: Findings, currency: Finding | null): void {
  if (currency) addFinding(findings, 'currency', currency);
}

/** Builds the full name from its parts when a form has no full name. */
function joinNameParts(findings: Findings): void {
  const [first, middle, last] = (['firstName', 'middleName', 'lastName'] as const).map((name) => findings.get(name));
  if (!first || !last || findings.has('fullName')) return;
  const parts = [first, ...(middle ? [middle] : []), last];
  findings.set('fullName', {
    ...first,
    value: parts.map(({ value }) => value).join(' '),
    tokens: parts.flatMap(({ tokens }) => tokens),
    score: Math.min(...parts.map(({ score }) => score)),
    reason: 'its parts together',
  });
}

/** Names of several people or an estate, which have no first and last name. */
const severalPeople = /^(?:(?:heirs?|hrs\.?|estate) of|sps|spouses|mr\.? and mrs|mr\.? & mrs)\b|\s(?:&|and|at)\s/i;

function addNameParts(findings: Findings): void {
  const full = findings.get('fullName');
  if (!full || severalPeople.test(String(full.value)) || namesOrganisation(String(full.value))) return;
  const parts = splitName(String(full.value));
  for (const name of ['firstName', 'middleName', 'lastName'] as const) {
    const value = parts[name];
    if (value && !findings.has(name))
      findings.set(name, { ...full, value, score: full.score * namePartFactor, reason: `part of the full name` });
  }
}
