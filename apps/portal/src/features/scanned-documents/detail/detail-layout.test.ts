import type { ArchiveReading } from '@smile/contract/archive-readings';
import type { Archive } from '@smile/contract/archives';
import { expect, it } from 'vitest';
import { layOut, nameInWords, shownValueOf } from './detail-layout.ts';

const createdAt = '2026-11-01T08:00:00Z';

function archiveOf(type: string): Archive {
  return {
    id: 'arc-1',
    createdAt,
    providerId: 'tenant-provided',
    userId: 'u-1',
    type,
    state: { status: 'ANALYZED', errorCode: null, errorMessage: null, updatedAt: createdAt },
    rawFiles: [],
    classification: null,
    analysis: null,
    extraction: null,
    validation: null,
  };
}

function readingOf(values: Record<string, string | null>): ArchiveReading {
  const unseen = { confidence: 90, page: 1, box: null, label: null, reason: '', correction: null };
  const fields = Object.entries(values).map(([name, value]) => ({ ...unseen, name, value }));
  return { archiveId: 'arc-1', status: 'ANALYZED', stage: null, confidence: 99, pages: [], fields };
}

it.each([
  [
    'TAX_DOCUMENT',
    'Subject Name; Date of Birth; Tax Identification Number; Employer; Start Date; End Date; Gross Amount; Base Amount',
  ],
  [
    'CLEARANCE_NBI',
    'First Name; Middle Name; Last Name; Address; Date of Birth; Gender; Citizenship; Civil Status; NBI ID Number; Validity Date; Remarks',
  ],
  ['COMPANY_ID', 'Name; Gender; Date of Birth; Address; PhilHealth Number; Pag-IBIG Number; ID Card 1; ID Card 2'],
  [
    'TELCO_BILL',
    'Name; SSS Number; Pag-IBIG; PhilHealth; Tax Number; Employer; Start Date; End Date; Pay Date; Gross Amount; Net Amount',
  ],
])('lists the lines of a %s', (type, labels) => {
  expect(layOut(archiveOf(type), undefined).lines.map(({ label }) => label)).toEqual(labels.split('; '));
});

it('takes the validity date of an NBI clearance from the upload', () => {
  const { lines } = layOut(archiveOf('CLEARANCE_NBI'), readingOf({ expireDate: '2027-01-31' }));
  expect(lines.find(({ label }) => label === 'Validity Date')?.value).toBe('2026-11-01');
});

it('lists the expiry date of a document first and prominently, apart from the validity date', () => {
  const { more } = layOut(archiveOf('CLEARANCE_NBI'), readingOf({ currency: 'PHP', expireDate: '2027-01-31' }));
  expect(more).toMatchObject([
    { label: 'Expiry Date on the Document', field: { value: '2027-01-31' }, isProminent: true },
    { label: 'Currency' },
  ]);
});

it('lists unread fields of a bill for a person to fill in', () => {
  const { more } = layOut(archiveOf('TELCO_BILL'), readingOf({ fullName: 'George Palomero', dueDate: null }));
  expect(more).toMatchObject([{ label: 'Due Date', field: { value: null } }]);
});

it('shows the customer of a bill first, then the other fields', () => {
  const { lines, more } = layOut(
    archiveOf('TELCO_BILL'),
    readingOf({ fullName: 'George Palomero', supplier: 'Telco' }),
  );
  expect(lines[0]?.field?.value).toBe('George Palomero');
  expect(more.map(({ label }) => label)).toEqual(['Supplier']);
});

it('shows the correction of a person instead of the read value', () => {
  const [field] = readingOf({ supplier: 'Tclco' }).fields;
  const correction = { value: 'Telco', by: 'Anisha Bhatia', at: createdAt };
  expect(shownValueOf({ ...field!, correction })).toBe('Telco');
  expect(nameInWords('currentBillAmount')).toBe('Current Bill Amount');
  expect(nameInWords('vatAmount')).toBe('VAT Amount');
  expect(nameInWords('employeeIdNumber')).toBe('Employee ID Number');
});
