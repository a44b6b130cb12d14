import type { ReadableType } from '@smile/contract/archive-analysis';
import { expect, it } from 'vitest';
import { typePage } from '../../../testing/typed-page.ts';
import { classify } from './classify.ts';
import { extract } from './extract.ts';

function read(type: ReadableType, text: string) {
  const { fields } = extract(type, [typePage(text)]);
  const named = Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]]));
  return Object.fromEntries(named);
}

it('a common word is a label only alone or before a colon', () => {
  const page = `
Silangan Business Solutions, Inc.
Unit 12B Orient Bldg., Rizal Avenue, Pasig City

PAYSLIP
Company Loan     500.00          Worker:  Ana Reyes Cruz
NET PAY        9,500.00
`;
  const fields = read('PAYSLIP', page);
  expect(fields).toMatchObject({
    employerName: 'Silangan Business Solutions, Inc.',
    employeeName: 'Ana Reyes Cruz',
    netAmount: 9500,
  });
});

it('a unit behind a number is no label, and above one it is', () => {
  expect(read('WATER_BILL', 'Water Consumption   36 cu.m.')).toMatchObject({ currentPeriodUsage: 36 });
  const columns = `
Present     Previous     Cu. M.
1227        1210         17
`;
  expect(read('WATER_BILL', columns)).toMatchObject({
    presentReading: 1227,
    previousReading: 1210,
    currentPeriodUsage: 17,
  });
});

it('an income tax return gives the numbers of its taxpayer', () => {
  const page = `
BIR Form No. 1701A   Annual Income Tax Return
1 For the Year   2022
PART I - Background Information on Taxpayer/Filer
4 Taxpayer Identification Number (TIN)   233-110-987-000    5 RDO Code  058
8 Taxpayer's Name (Last Name, First Name, Middle Name)
ABELLA, RODRIGO MENDEZ
10 Date of Birth (MM/DD/YYYY)   05/21/1979
47 Sales/Revenues/Receipts/Fees      864,200.00
`;
  expect(classify([typePage(page)]).fileType).toBe('TAX_DOCUMENT');
  expect(read('TAX_DOCUMENT', page)).toMatchObject({
    taxNumber: '233-110-987-000',
    employeeName: 'ABELLA, RODRIGO MENDEZ',
    dateOfBirth: '1979-05-21',
    grossAmount: 864200,
    startDate: '2022-01-01',
    endDate: '2022-12-31',
  });
});

it('a company ends where its address begins', () => {
  const page = `
Form W-2 Wage and Tax Statement 2022       Department of the Treasury - Internal Revenue Service

a Employee's social security number
123-45-6789
c Employer's name, address, and ZIP code      1 Wages, tips, other compensation
PACIFIC RIM LOGISTICS LLC                     58,211.90
1200 Harbor Blvd
Long Beach CA 90802
e Employee's first name and initial Last name
Marvin D. Estrada
`;
  expect(classify([typePage(page)]).fileType).toBe('TAX_DOCUMENT');
  expect(read('TAX_DOCUMENT', page)).toMatchObject({
    employerName: 'PACIFIC RIM LOGISTICS LLC',
    employeeName: 'Marvin D. Estrada',
    taxNumber: '123-456-789',
    grossAmount: 58211.9,
    startDate: '2022-01-01',
  });
});

it('the address of a letter ends before an email address', () => {
  const page = `
Maribel Santos Quiambao                     Account No.     1098765432
Unit 9C Avida Towers, San Lorenzo,          Due on          Aug 24, 2024
Makati City 1223
maribelq@example.ph
`;
  expect(read('TELCO_BILL', page)).toMatchObject({
    address: 'Unit 9C Avida Towers, San Lorenzo, Makati City 1223',
    dueDate: '2024-08-24',
  });
});

it('the pay of a certificate is no debt for standing in brackets', () => {
  const page = 'He receives a monthly gross salary of Forty-Five Thousand Pesos (PHP 45,000.00).';
  expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ salaryAmount: 45000, salaryTerm: 'monthly' });
});
