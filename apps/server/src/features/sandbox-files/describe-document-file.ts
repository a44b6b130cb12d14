import type { AccountPayload, DocumentPayload, IncomePayload } from '@smile/contract/user-data';
import type { Report, ReportField, ReportSection } from '../../platform/pdf/report.ts';

type Data = Pick<AccountPayload, 'identity' | 'incomes'>;

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Renders a sandbox account's document from its own and related account data. */
export function describeDocumentFile(document: DocumentPayload, { identity, incomes }: Data, now: Date): Report {
  const income = document.documentType === 'PAYSLIP' ? incomes.find(isPaidOn(document.issueDate)) : undefined;
  return {
    title: document.documentType === 'PAYSLIP' ? 'Payslip' : document.name,
    subject: identity?.fullName ?? document.name,
    notice: 'A document of a sandbox test person. Nothing in it is real.',
    issuer: { name: income?.employer ?? document.name, logo: null },
    reference: document.docId ?? '',
    facts: fieldsOf([
      ['Number', document.docId],
      ['Date issued', document.issueDate],
      ['Valid until', document.expiryDate],
      ['Status', document.status],
      ['Remarks', document.remarks],
    ]),
    sections: [income ? describePay(income) : describeBearer(identity)],
    generatedAt: now,
  };
}

function isPaidOn(day: string | null): (income: IncomePayload) => boolean {
  return ({ endDate }) => endDate === day;
}

function describePay(income: IncomePayload): ReportSection {
  const amount = (value: number | null) => (value === null ? null : amountFormat.format(value));
  return sectionOf('Pay', [
    ['Period', `${income.startDate} to ${income.endDate}`],
    ['Currency', income.currency],
    ['Basic pay', amount(income.baseAmount)],
    ['Gross pay', amount(income.grossAmount)],
    ['Net pay', amount(income.netAmount)],
  ]);
}

function describeBearer(identity: Data['identity']): ReportSection {
  return sectionOf('Bearer', [
    ['Family name', identity?.lastName],
    ['First name', identity?.firstName],
    ['Middle name', identity?.middleName],
    ['Date of birth', identity?.dob],
    ['Gender', identity?.gender],
    ['Address', identity?.addresses[0]?.fullAddress],
  ]);
}

function sectionOf(title: string, fields: [label: string, value: string | null | undefined][]): ReportSection {
  return { title, count: null, blocks: [{ kind: 'fields', fields: fieldsOf(fields) }] };
}

/** Drops fields without a value. */
function fieldsOf(fields: [label: string, value: string | null | undefined][]): ReportField[] {
  return fields.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
