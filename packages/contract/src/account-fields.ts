import { isSentinel } from './sentinels.ts';
import type { AccountPayload, IdentityPayload, RatingPayload } from './user-data.ts';

export type FieldFormat = 'text' | 'link' | 'date' | 'month' | 'amount' | 'count' | 'percent';
export type FieldValue = string | number | null;

/** One of several values of a field, labelled with its type. */
export interface TaggedValue {
  value: string | null;
  tag: string | null;
}

/** A field of an account's data, shared by the page, the spreadsheet and the document. */
export interface AccountField<Item> {
  label: string;
  format: FieldFormat;
  /** Null for empty values. */
  read: (item: Item) => FieldValue;
  /** The separate values, if `read` joins several with line breaks. */
  list?: (item: Item) => readonly TaggedValue[];
  /** Share of the table width in documents. */
  weight: number;
  /** True if the field is hidden when empty; spreadsheets always have all columns. */
  isOptional: boolean;
}

/** Sections of an account's data in display order (specification 001 §2.7). */
export const sectionTitles = {
  identity: 'Identities',
  rating: 'Ratings',
  documents: 'Documents',
  employments: 'Employments',
  incomes: 'Incomes',
  liabilities: 'Liabilities',
  transactions: 'Transactions',
  contributions: 'Contributions',
  eincomes: 'Estimated Incomes',
  insight: 'User Insights',
  links: 'User Links',
} as const satisfies Record<Exclude<keyof AccountPayload, 'metadata'>, string>;
export type SectionKey = keyof typeof sectionTitles;

/** Sections shown as tables. */
export type TableKey = Exclude<SectionKey, 'identity' | 'rating' | 'insight' | 'links'>;
type Row<Key extends TableKey> = AccountPayload[Key][number];

export const identityFields: readonly AccountField<IdentityPayload>[] = [
  text('Full Name', ({ fullName }) => fullName),
  text('First Name', ({ firstName }) => firstName),
  text('Middle Name', ({ middleName }) => middleName),
  text('Last Name', ({ lastName }) => lastName),
  text('Suffix', ({ suffix }) => suffix),
  text('Gender', ({ gender }) => gender),
  field('date', 'Date of Birth', ({ dob }) => dob),
  text('Marital Status', ({ maritalStatus }) => maritalStatus),
  text('Country of Residence', ({ countryResidence }) => countryResidence),
  text('Citizenship', ({ citizenship }) => citizenship),
  optional(text('Reference ID', ({ referenceId }) => referenceId)),
  field('link', 'Profile', ({ profileUrl }) => profileUrl),
  optional(field('link', 'Photo', ({ photoUrl }) => photoUrl)),
  lines('Emails', ({ emails }) => emails.map(({ address, type }) => ({ value: address, tag: type }))),
  lines('Phones', ({ phones }) => phones.map(({ number, type }) => ({ value: number, tag: type }))),
  {
    ...lines('Social Profiles', ({ socialProfiles }) =>
      socialProfiles.map(({ socialUrl, type }) => ({ value: socialUrl, tag: type })),
    ),
    format: 'link',
  },
  lines('Addresses', ({ addresses }) =>
    sortAddresses(addresses).map((address) => ({ value: describeAddress(address), tag: address.type })),
  ),
];

export const ratingFields: readonly AccountField<RatingPayload>[] = [
  field('percent', 'Calculated Percentage', ({ calculatedPercentage }) => calculatedPercentage),
  field('count', 'Jobs Completed', ({ jobsCompleted }) => jobsCompleted),
  field('count', 'Reviews Received', ({ reviewsReceived }) => reviewsReceived),
  field('count', 'Likes Received', ({ likesReceived }) => likesReceived),
  optional(field('count', 'Current Rating', ({ currentRating }) => currentRating)),
  optional(field('count', 'Maximum Rating', ({ maxRating }) => maxRating)),
];

export const tableFields: { readonly [Key in TableKey]: readonly AccountField<Row<Key>>[] } = {
  documents: [
    text('Name', ({ name }) => name, 3),
    text('Document ID', ({ docId }) => docId, 3),
    text('Document Type', ({ documentType }) => documentType, 2.6),
    text('Status', ({ status }) => status),
    field('date', 'Issue Date', ({ issueDate }) => issueDate, 2.8),
    field('date', 'Expiry Date', ({ expiryDate }) => expiryDate, 2.8),
    field('link', 'File', ({ fileUrl }) => fileUrl, 2.4),
    optional(text('Remarks', ({ remarks }) => remarks, 2.4)),
  ],
  employments: [
    text('Employer', ({ employer }) => employer, 3.4),
    text('Job Title', ({ jobTitle }) => jobTitle, 2.6),
    text('Department', ({ department }) => department, 2.2),
    text('Employee Number', ({ employeeNumber }) => employeeNumber, 2.2),
    text('Status', ({ status }) => status, 1.8),
    field('date', 'Start Date', ({ startDate }) => startDate, 2.7),
    field('date', 'End Date', ({ endDate }) => endDate, 2.7),
    optional(field('date', 'Reported Date', ({ reportedDate }) => reportedDate, 2.7)),
    optional(text('Employer Number', ({ employerNumber }) => employerNumber, 2.2)),
    optional(text('Name', ({ name }) => name)),
    optional(text('Description', ({ description }) => description, 2.6)),
  ],
  incomes: [
    text('Employer', ({ employer }) => employer, 2.6),
    field('date', 'Start Date', ({ startDate }) => startDate, 2.7),
    field('date', 'End Date', ({ endDate }) => endDate, 2.7),
    text('Frequency', ({ frequency }) => frequency),
    text('Currency', ({ currency }) => currency, 1.4),
    field('amount', 'Base Amount', ({ baseAmount }) => baseAmount),
    field('amount', 'Gross Amount', ({ grossAmount }) => grossAmount),
    field('amount', 'Net Amount', ({ netAmount }) => netAmount),
    optional(text('Work Item', ({ workItem }) => workItem)),
  ],
  liabilities: [
    text('Type', ({ type }) => type, 1.7),
    text('Reference ID', ({ referenceId }) => referenceId, 2.4),
    text('Currency', ({ currency }) => currency, 1.85),
    field('amount', 'Loan Amount', ({ loanAmount }) => loanAmount, 1.9),
    field('amount', 'Outstanding Balance', ({ outstandingBalance }) => outstandingBalance, 2.3),
    field('amount', 'Overdue Payment Amount', ({ overduePaymentAmount }) => overduePaymentAmount, 1.9),
    optional(field('amount', 'Next Payment Amount', ({ nextPaymentAmount }) => nextPaymentAmount, 1.9)),
    field('date', 'Start Date', ({ startDate }) => startDate, 1.75),
    field('date', 'End Date', ({ endDate }) => endDate, 1.75),
    text('Amortization Frequency', ({ amortizationFrequency }) => amortizationFrequency, 2.35),
    field('amount', 'Amortization Amount', ({ amortizationAmount }) => amortizationAmount, 2.35),
    field('date', 'First Amortization Date', ({ firstAmortizationDate }) => firstAmortizationDate, 2.35),
  ],
  transactions: [
    field('date', 'Date', ({ date }) => date, 2.2),
    text('Reference ID', ({ referenceId }) => referenceId, 2.8),
    text('Description', ({ description }) => description, 5),
    text('Currency', ({ currency }) => currency, 1.2),
    field('amount', 'Amount', ({ amount }) => amount),
  ],
  contributions: [
    field('date', 'Date', ({ date }) => date, 2.2),
    text('Reference ID', ({ referenceId }) => referenceId, 4),
    text('Currency', ({ currency }) => currency, 1.2),
    field('amount', 'Amount', ({ amount }) => amount),
  ],
  eincomes: [
    field('month', 'Month', ({ month }) => month, 2.2),
    text('Currency', ({ currency }) => currency, 1.2),
    field('amount', 'Amount', ({ amount }) => amount),
  ],
};

/** Number of items per section; an empty section shows a message instead of fields. */
export function countSections(payload: AccountPayload): Record<SectionKey, number> {
  const { identity, rating, insight } = payload;
  return {
    identity: countFilled(identity, identityFields),
    rating: countFilled(rating, ratingFields),
    documents: payload.documents.length,
    employments: payload.employments.length,
    incomes: payload.incomes.length,
    liabilities: payload.liabilities.length,
    transactions: payload.transactions.length,
    contributions: payload.contributions.length,
    eincomes: payload.eincomes.length,
    insight: insight ? 1 : 0,
    links: payload.links.length,
  };
}

/** Counts an item with at least one known field; an id alone does not count. */
export function countFilled<Item>(item: Item | null | undefined, fields: readonly AccountField<Item>[]): number {
  return item && fields.some(({ read }) => read(item) !== null) ? 1 : 0;
}

/** Fields to show for these items: optional fields only if an item has a value. */
export function listShownFields<Item>(
  fields: readonly AccountField<Item>[],
  items: readonly Item[],
): AccountField<Item>[] {
  return fields.filter(({ isOptional, read }) => !isOptional || items.some((item) => read(item) !== null));
}

function field<Item>(
  format: FieldFormat,
  label: string,
  read: (item: Item) => FieldValue,
  weight = 2,
): AccountField<Item> {
  return { label, format, weight, isOptional: false, read: (item) => dropEmpty(read(item)) };
}

function text<Item>(label: string, read: (item: Item) => string | null, weight?: number): AccountField<Item> {
  return field('text', label, read, weight);
}

function lines<Item>(label: string, list: (item: Item) => readonly TaggedValue[]): AccountField<Item> {
  const read = (item: Item) =>
    list(item)
      .map(({ value, tag }) => (tag ? `${value || '-'} (${tag})` : value || '-'))
      .join('\n');
  return { ...text(label, read), list };
}

function optional<Item>(found: AccountField<Item>): AccountField<Item> {
  return { ...found, isOptional: true };
}

function dropEmpty(value: FieldValue): FieldValue {
  const isEmpty = value === '' || isSentinel(value) || (typeof value === 'number' && !Number.isFinite(value));
  return isEmpty ? null : value;
}

type Address = IdentityPayload['addresses'][number];

function describeAddress({ fullAddress, line1, line2, city, region, zip, country }: Address): string {
  return fullAddress || [line1, line2, city, region, zip, country].filter(Boolean).join(', ');
}

/** Primary address first, then by type; addresses without a type last. */
function sortAddresses(addresses: readonly Address[]): Address[] {
  const rank = ({ type }: Address) => (type === 'Primary' ? 0 : type ? 1 : 2);
  return addresses.toSorted(
    (one, other) => rank(one) - rank(other) || (one.type ?? '').localeCompare(other.type ?? ''),
  );
}
