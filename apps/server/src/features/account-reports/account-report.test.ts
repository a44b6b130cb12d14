import {
  countSections,
  identityFields,
  ratingFields,
  sectionTitles,
  tableFields,
} from '@smile/contract/account-fields';
import type { Account } from '@smile/contract/accounts';
import { emptyAccount, fullAccount } from '@smile/contract/testing/full-account';
import type { AccountPayload } from '@smile/contract/user-data';
import { describe, expect, it } from 'vitest';
import type { ReportBlock } from '../../platform/pdf/report.ts';
import { describeAccount, type ExportSubject } from './account-report.ts';
import { formatValue } from './export-sections.ts';
import { writeRows } from './write-rows.ts';

const account: Account = {
  id: 'a-1',
  createdAt: '2026-11-01T00:05:00Z',
  providerId: 'sss_ph',
  userId: 'user-1',
  connectionStatus: 'CONNECTED',
  monitorStatus: 'ACTIVE',
  monitor: { status: 'ACTIVE', updatedAt: null },
  connection: { status: 'CONNECTED', errorCode: null, errorMessage: null, updatedAt: '2026-11-01T00:05:00Z' },
};
const noTables = { tableItems: [], additionalItems: [] };
const insight = { income: noTables, liabilities: noTables, identity: noTables, employment: noTables };
const subject = (payload: Partial<AccountPayload> = {}): ExportSubject => ({
  exportId: 'export-1',
  mode: 'PRODUCTION',
  account,
  payload: { ...emptyAccount, ...payload },
  insight,
  provider: 'Social Security System',
  photo: null,
  issuer: { name: 'Acme Lending', logo: null },
  generatedAt: new Date('2026-11-21T08:30:00Z'),
});

const order = [
  'Identities',
  'Ratings',
  'Documents',
  'Employments',
  'Incomes',
  'Liabilities',
  'Transactions',
  'Contributions',
];

const transactions = [
  { id: 't-1', date: '2026-02-28', description: '=1+1', currency: 'PHP', amount: -1234.5, referenceId: null },
] satisfies AccountPayload['transactions'];

describe('the document', () => {
  it('lists the sections in page order, estimates last', () => {
    expect(describeAccount(subject()).sections.map(({ title }) => title)).toEqual([
      ...order,
      'Smile Brackets (early access)',
    ]);
  });

  it('explains empty sections', () => {
    expect(describeAccount(subject()).sections[3]?.blocks).toEqual([
      {
        kind: 'note',
        text: 'Not available. Possible reasons:\nUser did not provide any details\nPlatform does not support Employments',
      },
    ]);
  });

  it('shows the person or else the provider, and a notice that the data is not real', () => {
    expect(describeAccount(subject())).toMatchObject({ subject: 'Social Security System', notice: null });
    const sandbox = describeAccount({ ...subject(), mode: 'SANDBOX' });
    expect(sandbox.notice).toBe('Sandbox: the person and the data in this document are not real.');
  });

  it("shows times with their zone, and the status in the page's words", () => {
    expect(describeAccount(subject()).facts).toEqual(
      expect.arrayContaining([
        { label: 'Status', value: 'CONNECTED ( SYNC ENABLED )' },
        { label: 'Connected At', value: 'November 1, 2026, 12:05 AM UTC' },
        { label: 'Generated At', value: 'November 21, 2026, 8:30 AM UTC' },
      ]),
    );
  });

  it('prints the name of a signed file instead of its link, and the photo as a picture', () => {
    const signed = 'https://link.example.com/files/acme/accounts/a-1/umid%20card.pdf?expires=1&signature=abc';
    const identity = { ...fullAccount.identity!, photoUrl: signed, profileUrl: 'https://example.com/george' };
    const documents = fullAccount.documents.map((document) => ({ ...document, fileUrl: signed }));
    const printed = JSON.stringify(describeAccount(subject({ identity, documents })));
    expect(printed).not.toContain('signature');
    expect(printed).toContain('umid card.pdf');
    expect(printed).toContain('https://example.com/george');
    const report = describeAccount({ ...subject({ identity }), photo: Buffer.from('photo') });
    expect(report.photo).toEqual(Buffer.from('photo'));
    expect(JSON.stringify(report.sections)).not.toContain('"Photo"');
  });

  it('shows a table of formatted values without ids', () => {
    const section = describeAccount(subject({ transactions })).sections[6]!;
    expect(section.count).toBe(1);
    const table = section.blocks[0] as Extract<ReportBlock, { kind: 'table' }>;
    expect(table.columns.map(({ header }) => header)).toEqual([
      'Date',
      'Reference ID',
      'Description',
      'Currency',
      'Amount',
    ]);
    expect(table.rows).toEqual([['February 28, 2026', '', '=1+1', 'PHP', '-1,234.50']]);
  });
});

it('shows an insight like the page', () => {
  const row = { sum: '1', average: '2', minimum: '3', median: '4', maximum: '5', standardDev: '6' };
  const age = { label: 'Age', value: '36' };
  const report = describeAccount({
    ...subject({
      insight: { id: 'insight-1', cutoffTime: '2026-11-01T00:00:00Z', features: { incomes_count: 1 } as never },
    }),
    insight: {
      ...insight,
      liabilities: { tableItems: [{ title: 'Loans', quantity: '9', ...row }], additionalItems: [] },
      identity: { ...noTables, additionalItems: [age] },
    },
  });
  const { blocks } = report.sections.at(-1)!;
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    'Estimated Incomes',
    'User Insights',
    'Income',
    'Liabilities',
    'Identity & Employments',
  ]);
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(tables[1]?.rows).toEqual([['Loans', '9', '1', '2', '3', '4', '5', '6']]);
  expect(blocks.at(-1)).toEqual({ kind: 'fields', fields: [age] });
});

describe('the spreadsheet', () => {
  it('stacks one table per section, with ids and values as stored', () => {
    const rows = writeRows(subject({ transactions }));
    const start = rows.findIndex(([title]) => title === 'Transactions');
    expect(rows.slice(start, start + 3)).toEqual([
      ['Transactions'],
      ['ID', 'Date', 'Reference ID', 'Description', 'Currency', 'Amount'],
      ['t-1', '2026-02-28', null, '=1+1', 'PHP', -1234.5],
    ]);
    const titles = [...order, 'Estimated Incomes', 'User Insights'];
    expect(rows.flatMap(([first]) => (titles.includes(String(first)) ? [first] : []))).toEqual(titles);
  });
});

describe('the catalogue, of which the page shows every field too', () => {
  const labelsOf = (fields: readonly { label: string }[]) => fields.map(({ label }) => label);
  const lists = [identityFields, ratingFields, ...Object.values(tableFields)] as readonly (readonly {
    label: string;
  }[])[];

  it('is in the document, each field with a value', () => {
    const blocks = describeAccount(subject(fullAccount)).sections.flatMap((section) => section.blocks);
    const shown = blocks.flatMap((block) => {
      if (block.kind === 'fields') return [block.fields.map(({ label, value }) => (value ? label : `no ${label}`))];
      if (block.kind !== 'table') return [];
      return [block.columns.map(({ header }, index) => (block.rows[0]?.[index] ? header : `no ${header}`))];
    });
    expect(shown).toEqual(lists.map(labelsOf));
  });

  it('is in the spreadsheet, each field with a value', () => {
    const rows = writeRows(subject(fullAccount));
    const start = rows.findIndex(([title]) => title === sectionTitles.identity);
    const fields = rows.slice(start).filter((row) => row.length === 2 && row[1] !== 'Value');
    expect(fields.map(([label]) => label)).toEqual([...labelsOf(identityFields), ...labelsOf(ratingFields)]);
    expect(fields.map(([, value]) => value)).not.toContain(null);
    const tables = rows.flatMap((row, index) => (row[0] === 'ID' ? [{ headers: row, values: rows[index + 1]! }] : []));
    expect(tables.map(({ headers }) => headers.slice(1))).toEqual(Object.values(tableFields).map(labelsOf));
    for (const { values } of tables) expect(values).not.toContain(null);
  });

  it('reports the same empty sections in document, spreadsheet and counts', () => {
    const nobody = Object.fromEntries(
      Object.entries(fullAccount.identity!).map(([key, value]) => [key, Array.isArray(value) ? [] : null]),
    ) as unknown as NonNullable<AccountPayload['identity']>;
    const payload = { ...fullAccount, identity: { ...nobody, id: 'i-1', fullName: '' } };
    const isEmpty = (title: string) => {
      const rows = writeRows(subject(payload));
      return rows[rows.findIndex(([first]) => first === title) + 1]?.[0] === 'Not available';
    };
    const counts = countSections(payload);
    expect([counts.identity, isEmpty('Identities')]).toEqual([0, true]);
    expect([counts.rating, isEmpty('Ratings')]).toEqual([1, false]);
    expect(describeAccount(subject(payload)).sections[0]?.blocks[0]?.kind).toBe('note');
  });
});

it.each([
  [null, 'amount', ''],
  [0, 'amount', '0.00'],
  [-999, 'amount', ''],
  [-998, 'count', ''],
  [1234567.891, 'amount', '1,234,567.89'],
  [4.5, 'count', '4.5'],
  [90, 'percent', '90%'],
  ['2026-01-31', 'date', 'January 31, 2026'],
  ['unknown', 'date', 'unknown'],
  ['2026-01', 'month', 'January 2026'],
  ['-999', 'text', '-999'],
] as const)('shows %s as %s: %j', (value, format, shown) => {
  expect(formatValue(value, format)).toBe(shown);
});
