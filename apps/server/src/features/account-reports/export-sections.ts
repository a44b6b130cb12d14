import { isSentinel } from '@smile/contract/sentinels';
import type { AccountPayload, IdentityPayload } from '@smile/contract/user-data';
import { formatReportDate, formatReportMonth } from '../../platform/pdf/format-report.ts';

/** What a cell holds: as it is in a spreadsheet, formatted on a page. */
export type Value = string | number | null;
type Format = 'text' | 'date' | 'month' | 'amount' | 'count' | 'percent';

export interface ExportField {
  label: string;
  value: Value;
  format: Format;
}

export interface ExportColumn {
  header: string;
  format: Format;
  /** Its share of the width of a page; 0 for what a page leaves out. */
  weight: number;
}

export interface ExportSection {
  title: string;
  /** How many things it holds. */
  count: number;
  fields: readonly ExportField[];
  columns: readonly ExportColumn[];
  rows: readonly (readonly Value[])[];
  /** Worked out of the other sections. */
  isEstimated?: boolean;
  /** Shown in another way on a page. */
  isInsight?: boolean;
}

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A value as a reader sees it; empty for what is missing. */
export function formatValue(value: Value, format: Format): string {
  if (value === null || isSentinel(value)) return '';
  if (typeof value === 'string') return formatText(value, format);
  if (format === 'amount') return amountFormat.format(value);
  return `${countFormat.format(value)}${format === 'percent' ? '%' : ''}`;
}

function formatText(value: string, format: Format): string {
  if (format === 'date') return formatReportDate(value) || value;
  return format === 'month' ? formatReportMonth(value) || value : value;
}

/** All of an account's data in the order of its page (specification 001 §2.7). */
export function listExportSections(payload: AccountPayload): ExportSection[] {
  return [
    identitySection(payload.identity),
    ratingSection(payload.rating),
    ...listSections(payload),
    insightSection(payload.insight),
  ];
}

function identitySection(identity: AccountPayload['identity']): ExportSection {
  if (!identity) return fieldSection('Identities', 0, []);
  const { emails, phones, socialProfiles, addresses } = identity;
  return fieldSection('Identities', 1, [
    text('Full Name', identity.fullName),
    text('First Name', identity.firstName),
    text('Middle Name', identity.middleName),
    text('Last Name', identity.lastName),
    text('Suffix', identity.suffix),
    text('Gender', identity.gender),
    { label: 'Date of Birth', value: identity.dob, format: 'date' },
    text('Marital Status', identity.maritalStatus),
    text('Country of Residence', identity.countryResidence),
    text('Citizenship', identity.citizenship),
    text('Reference ID', identity.referenceId),
    text('Profile', identity.profileUrl),
    text('Emails', toLines(emails.map(({ address, type }) => tag(address, type)))),
    text('Phones', toLines(phones.map(({ number, type }) => tag(number, type)))),
    text('Social Profiles', toLines(socialProfiles.map(({ socialUrl, type }) => tag(socialUrl, type)))),
    text('Addresses', toLines(sortAddresses(addresses).map((address) => tag(describeAddress(address), address.type)))),
  ]);
}

function ratingSection(rating: AccountPayload['rating']): ExportSection {
  if (!rating) return fieldSection('Ratings', 0, []);
  return fieldSection('Ratings', 1, [
    { label: 'Current Rating', value: rating.currentRating, format: 'count' },
    { label: 'Maximum Rating', value: rating.maxRating, format: 'count' },
    { label: 'Calculated Percentage', value: rating.calculatedPercentage, format: 'percent' },
    { label: 'Jobs Completed', value: rating.jobsCompleted, format: 'count' },
    { label: 'Reviews Received', value: rating.reviewsReceived, format: 'count' },
    { label: 'Likes Received', value: rating.likesReceived, format: 'count' },
  ]);
}

function listSections(payload: AccountPayload): ExportSection[] {
  return [
    tableSection('Documents', payload.documents, [
      column('Name', 'text', 3, ({ name }) => name),
      column('Document ID', 'text', 3, ({ docId }) => docId),
      column('Type', 'text', 2.6, ({ documentType }) => documentType),
      column('Status', 'text', 2, ({ status }) => status),
      column('Issue Date', 'date', 2.8, ({ issueDate }) => issueDate),
      column('Expiry Date', 'date', 2.8, ({ expiryDate }) => expiryDate),
      column('Remarks', 'text', 2.4, ({ remarks }) => remarks),
      column('File', 'text', 0, ({ fileUrl }) => fileUrl),
    ]),
    tableSection('Employments', payload.employments, [
      column('Employer', 'text', 3.4, ({ employer }) => employer),
      column('Job Title', 'text', 2.6, ({ jobTitle }) => jobTitle),
      column('Department', 'text', 2.2, ({ department }) => department),
      column('Employee Number', 'text', 2.2, ({ employeeNumber }) => employeeNumber),
      column('Status', 'text', 1.8, ({ status }) => status),
      column('Start Date', 'date', 2.7, ({ startDate }) => startDate),
      column('End Date', 'date', 2.7, ({ endDate }) => endDate),
      column('Reported Date', 'date', 0, ({ reportedDate }) => reportedDate),
      column('Employer Number', 'text', 0, ({ employerNumber }) => employerNumber),
      column('Name', 'text', 0, ({ name }) => name),
      column('Description', 'text', 0, ({ description }) => description),
    ]),
    tableSection('Incomes', payload.incomes, [
      column('Employer', 'text', 2.6, ({ employer }) => employer),
      column('Work Item', 'text', 0, ({ workItem }) => workItem),
      column('Start Date', 'date', 2.7, ({ startDate }) => startDate),
      column('End Date', 'date', 2.7, ({ endDate }) => endDate),
      column('Frequency', 'text', 2, ({ frequency }) => frequency),
      column('Currency', 'text', 1.4, ({ currency }) => currency),
      column('Base Amount', 'amount', 2, ({ baseAmount }) => baseAmount),
      column('Gross Amount', 'amount', 2, ({ grossAmount }) => grossAmount),
      column('Net Amount', 'amount', 2, ({ netAmount }) => netAmount),
    ]),
    tableSection('Liabilities', payload.liabilities, [
      column('Type', 'text', 1.7, ({ type }) => type),
      column('Reference ID', 'text', 2.4, ({ referenceId }) => referenceId),
      column('Currency', 'text', 1.85, ({ currency }) => currency),
      column('Loan Amount', 'amount', 1.9, ({ loanAmount }) => loanAmount),
      column('Outstanding Balance', 'amount', 2.3, ({ outstandingBalance }) => outstandingBalance),
      column('Overdue Payment Amount', 'amount', 1.9, ({ overduePaymentAmount }) => overduePaymentAmount),
      column('Next Payment Amount', 'amount', 0, ({ nextPaymentAmount }) => nextPaymentAmount),
      column('Start Date', 'date', 1.75, ({ startDate }) => startDate),
      column('End Date', 'date', 1.75, ({ endDate }) => endDate),
      column('Amortization Frequency', 'text', 2.35, ({ amortizationFrequency }) => amortizationFrequency),
      column('Amortization Amount', 'amount', 2.35, ({ amortizationAmount }) => amortizationAmount),
      column('First Amortization Date', 'date', 2.35, ({ firstAmortizationDate }) => firstAmortizationDate),
    ]),
    tableSection('Transactions', payload.transactions, [
      column('Date', 'date', 2.2, ({ date }) => date),
      column('Reference ID', 'text', 2.8, ({ referenceId }) => referenceId),
      column('Description', 'text', 5, ({ description }) => description),
      column('Currency', 'text', 1.2, ({ currency }) => currency),
      column('Amount', 'amount', 2, ({ amount }) => amount),
    ]),
    tableSection('Contributions', payload.contributions, [
      column('Date', 'date', 2.2, ({ date }) => date),
      column('Reference ID', 'text', 4, ({ referenceId }) => referenceId),
      column('Currency', 'text', 1.2, ({ currency }) => currency),
      column('Amount', 'amount', 2, ({ amount }) => amount),
    ]),
    {
      isEstimated: true,
      ...tableSection('Estimated Incomes', payload.eincomes, [
        column('Month', 'month', 2.2, ({ month }) => month),
        column('Currency', 'text', 1.2, ({ currency }) => currency),
        column('Amount', 'amount', 2, ({ amount }) => amount),
      ]),
    },
  ];
}

function insightSection(insight: AccountPayload['insight']): ExportSection {
  const features = insight ? Object.entries(insight.features) : [];
  return {
    ...fieldSection('User Insights', features.length, []),
    isEstimated: true,
    isInsight: true,
    columns: [
      { header: 'Feature', format: 'text', weight: 4 },
      { header: 'Value', format: 'count', weight: 2 },
    ],
    rows: features,
  };
}

interface ReadColumn<T> extends ExportColumn {
  read: (item: T) => Value;
}

function column<T>(header: string, format: Format, weight: number, read: (item: T) => Value): ReadColumn<T> {
  return { header, format, weight, read };
}

/** A page leaves out the ids, which a spreadsheet has first. */
function tableSection<T extends { id: string }>(
  title: string,
  items: readonly T[],
  columns: readonly ReadColumn<T>[],
): ExportSection {
  return {
    title,
    count: items.length,
    fields: [],
    columns: [{ header: 'ID', format: 'text', weight: 0 }, ...columns],
    rows: items.map((item) => [item.id, ...columns.map(({ read }) => read(item))]),
  };
}

function fieldSection(title: string, count: number, fields: readonly ExportField[]): ExportSection {
  return { title, count, fields, columns: [], rows: [] };
}

function text(label: string, value: string | null): ExportField {
  return { label, value, format: 'text' };
}

function toLines(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join('\n');
}

function tag(value: string | null, type: string | null): string {
  return type ? `${value ?? '-'} (${type})` : (value ?? '-');
}

type Address = IdentityPayload['addresses'][number];

function describeAddress(address: Address): string {
  const { line1, line2, city, region, zip, country } = address;
  return address.fullAddress || [line1, line2, city, region, zip, country].filter(Boolean).join(', ');
}

/** Primary first, then by type; those without one last. */
function sortAddresses(addresses: readonly Address[]): Address[] {
  const rank = ({ type }: Address) => (type === 'Primary' ? '0' : type ? `1${type}` : '2');
  return addresses.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
