import type { SampleDocument } from '@smile/contract/sample-documents';
import { addDays, addMonths, firstDayOf, lastDayOf } from '../../platform/calendar.ts';
import type { Report, ReportField, ReportSection } from '../../platform/pdf/report.ts';
import { documentKinds } from './document-kinds.ts';
import { describeDocument } from './documents.ts';
import { memberNumberOf } from './identities.ts';
import { computeContribution, computeDeductions, computeMonthlySalary, roundCents } from './pay.ts';
import { type Person, persons } from './persons.ts';
import { createRandom } from './random.ts';

type Content = Omit<Report, 'notice' | 'generatedAt' | 'subject'>;

const allowance = 1500;
const vatRate = 0.12;
const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (value: number) => amountFormat.format(roundCents(value));

const describers: Record<SampleDocument, (person: Person, today: string) => Content> = {
  payslip: describePayslip,
  'nbi-clearance': describeClearance,
  'telco-bill': describeBill,
};

/** A test person's document on a day, consistent with the sandbox's accounts; null for unknown persons. */
export function describeSample(personId: string, document: SampleDocument, now: Date): Report | null {
  const person = persons.find(({ id }) => id === personId);
  if (!person) return null;
  return {
    ...describers[document](person, now.toISOString().slice(0, 10)),
    subject: nameOf(person),
    notice: 'Sample document of a sandbox test person. Nothing in it is real.',
    generatedAt: now,
  };
}

function describePayslip(person: Person, today: string): Content {
  const month = addMonths(today.slice(0, 7), -1);
  const salary = computeMonthlySalary(person, month);
  const gross = salary + allowance;
  const shares = (['sss_ph', 'philhealth_ph', 'pagibig_ph'] as const).map(
    (insurer) => computeContribution(insurer, salary).employee,
  );
  const deductions = computeDeductions(salary, gross);
  const tax = deductions - shares.reduce((sum, share) => sum + share, 0);
  const { currentJob: job } = person;
  return {
    title: 'Payslip',
    issuer: { name: job.employer, logo: null },
    reference: createRandom(person.id, 'sample payslip', month).pattern('PS-########'),
    facts: [
      { label: 'Employee name', value: nameOf(person) },
      { label: 'Employee number', value: job.employeeNumber },
      { label: 'Position', value: job.jobTitle },
      { label: 'Department', value: job.department },
      { label: 'Pay period', value: `${firstDayOf(month)} to ${lastDayOf(month)}` },
      { label: 'Pay date', value: lastDayOf(month) },
      { label: 'Currency', value: 'PHP' },
      { label: 'SS number', value: memberNumberOf(person, 'sss_ph') },
      { label: 'PhilHealth number', value: numberOf(person, today, 'philhealth_ph') },
      { label: 'Pag-IBIG number', value: numberOf(person, today, 'pagibig_ph') },
      { label: 'TIN', value: numberOf(person, today, 'tin_ph') },
    ],
    sections: [
      amounts('Earnings', [
        ['Basic pay', salary],
        ['Allowance', allowance],
      ]),
      amounts('Deductions', [
        ['SSS contribution', shares[0]!],
        ['PhilHealth contribution', shares[1]!],
        ['Pag-IBIG contribution', shares[2]!],
        ['Withholding tax', tax],
      ]),
      fields('Summary', [
        { label: 'Gross pay', value: amount(gross) },
        { label: 'Total deductions', value: amount(deductions) },
        { label: 'Net pay', value: amount(gross - deductions) },
      ]),
    ],
  };
}

function describeClearance(person: Person, today: string): Content {
  const { docId, issueDate, expiryDate, remarks } = describeDocument({ person, today }, documentKinds.nbi_ph!);
  const { identity } = person;
  return {
    title: 'NBI Clearance',
    issuer: { name: 'National Bureau of Investigation', logo: null },
    reference: docId ?? '',
    facts: [
      { label: 'NBI ID number', value: docId ?? '' },
      { label: 'Date issued', value: issueDate ?? '' },
      { label: 'Valid until', value: expiryDate ?? '' },
    ],
    sections: [
      fields('Bearer', [
        { label: 'Family name', value: identity.lastName ?? '' },
        { label: 'First name', value: identity.firstName ?? '' },
        { label: 'Middle name', value: identity.middleName ?? '' },
        { label: 'Date of birth', value: identity.dob ?? '' },
        { label: 'Gender', value: identity.gender ?? '' },
        { label: 'Civil status', value: identity.maritalStatus ?? '' },
        { label: 'Citizenship', value: person.nationality },
        { label: 'Address', value: addressOf(person) },
        { label: 'Remark', value: remarks ?? '' },
      ]),
    ],
  };
}

function describeBill(person: Person, today: string): Content {
  const month = addMonths(today.slice(0, 7), -1);
  const random = createRandom(person.id, 'sample bill', month);
  const [plan, calls, data] = [999, random.integer(40, 240), random.integer(0, 300)];
  const vat = (plan + calls + data) * vatRate;
  const due = plan + calls + data + vat;
  return {
    title: 'Statement of Account',
    issuer: { name: 'Amihan Telecom', logo: null },
    reference: random.pattern('SOA-########'),
    facts: [
      { label: 'Account name', value: nameOf(person) },
      { label: 'Account number', value: createRandom(person.id, 'sample telco').pattern('##########') },
      { label: 'Mobile number', value: `+${person.phone.join('')}` },
      { label: 'Email', value: person.email },
      { label: 'Statement date', value: lastDayOf(month) },
      { label: 'Billing period', value: `${firstDayOf(month)} to ${lastDayOf(month)}` },
      { label: 'Due date', value: addDays(lastDayOf(month), 20) },
      { label: 'Address', value: addressOf(person) },
    ],
    sections: [
      amounts('Current charges', [
        ['Monthly plan', plan],
        ['Calls and texts', calls],
        ['Mobile data', data],
        ['VAT 12%', vat],
      ]),
      fields('Summary', [
        { label: 'Previous balance', value: amount(0) },
        { label: 'Current charges', value: amount(due) },
        { label: 'Total amount due', value: amount(due) },
      ]),
    ],
  };
}

function nameOf({ identity, userName }: Person): string {
  return identity.fullName ?? userName;
}

function numberOf(person: Person, today: string, providerId: string): string {
  return describeDocument({ person, today }, documentKinds[providerId]!).docId ?? '';
}

function addressOf({ identity }: Person): string {
  const [address] = identity.addresses;
  return address?.fullAddress ?? address?.country ?? '';
}

function amounts(title: string, rows: [string, number][]): ReportSection {
  const columns = [
    { header: 'Description', weight: 3 },
    { header: 'Amount (PHP)', weight: 1, align: 'right' as const },
  ];
  return {
    title,
    count: null,
    blocks: [{ kind: 'table', columns, rows: rows.map(([label, value]) => [label, amount(value)]) }],
  };
}

function fields(title: string, list: ReportField[]): ReportSection {
  return { title, count: null, blocks: [{ kind: 'fields', fields: list }] };
}
