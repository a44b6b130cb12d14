import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

it('reads a common word as a label only alone or before a colon', () => {
  const page = `
Silangan Business Solutions, Inc.
Unit 12B Orient Bldg., Rizal Avenue, Pasig City

PAYSLIP
Company Loan     500.00          Worker:  Ana Reyes Cruz
NET PAY        9,500.00
`;
  const fields = readTyped('PAYSLIP', page);
  expect(fields).toMatchObject({
    employerName: 'Silangan Business Solutions, Inc.',
    employeeName: 'Ana Reyes Cruz',
    netAmount: 9500,
  });
});

it('reads a unit as a label above a number, but not behind one', () => {
  expect(readTyped('WATER_BILL', 'Water Consumption   36 cu.m.')).toMatchObject({ currentPeriodUsage: 36 });
  const columns = `
Present     Previous     Cu. M.
1227        1210         17
`;
  expect(readTyped('WATER_BILL', columns)).toMatchObject({
    presentReading: 1227,
    previousReading: 1210,
    currentPeriodUsage: 17,
  });
});

it('reads the taxpayer and the amounts of an income tax return', () => {
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
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
    taxNumber: '233-110-987-000',
    employeeName: 'ABELLA, RODRIGO MENDEZ',
    dateOfBirth: '1979-05-21',
    grossAmount: 864200,
    startDate: '2022-01-01',
    endDate: '2022-12-31',
  });
});

it('ends a company name where its address begins', () => {
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
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
    employerName: 'PACIFIC RIM LOGISTICS LLC',
    employeeName: 'Marvin D. Estrada',
    taxNumber: '123-456-789',
    grossAmount: 58211.9,
    startDate: '2022-01-01',
  });
});

it('ends an address before an email address', () => {
  const page = `
Maribel Santos Quiambao                     Account No.     1098765432
Unit 9C Avida Towers, San Lorenzo,          Due on          Aug 24, 2024
Makati City 1223
maribelq@example.ph
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    address: 'Unit 9C Avida Towers, San Lorenzo, Makati City 1223',
    dueDate: '2024-08-24',
  });
});

it('does not read a salary in brackets as negative', () => {
  const page = 'He receives a monthly gross salary of Forty-Five Thousand Pesos (PHP 45,000.00).';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ salaryAmount: 45000, salaryTerm: 'monthly' });
});

it('reads a public office as the employer, but not a school behind a label', () => {
  const page = `
                Republic of the Philippines
                 CITY GOVERNMENT OF DAVAO
                       PAYSLIP
Name        : ANA PATRICIA A. NAVARRO      Station     : Balete National High School
NET AMOUNT RECEIVED      31,189.16
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({ employerName: 'CITY GOVERNMENT OF DAVAO', netAmount: 31189.16 });
});

it('reads a payment date within its label, and an email address below the name', () => {
  const page = `
Lumina Telecom Incorporated

Theresa Garcia Cruz                       Account Number   5214653003
711 Kalayaan Ave., Parañaque City         Bill Date        07/25/23

theresa.cruz68@example.com

Balance from Previous Bill                 1,502.42
Payment Received 04/01/2024 - Thank You     (751.21)
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    paymentDate: '2024-04-01',
    emailAddress: 'theresa.cruz68@example.com',
  });
});

it('ignores the emergency contact of a card', () => {
  const page = `
LAKESHORE INDUSTRIAL CORP.           In case of emergency, please contact:
                                     Ana Torres
  JASMINE V. TORRES                  Aunt - 09502657179
  Accounting Assistant
`;
  expect(readTyped('COMPANY_ID', page)).toMatchObject({ name: 'JASMINE V. TORRES' });
});

it('reads a value centred below a label that has its own line', () => {
  const page = `
Remarks:
                          NO RECORD ON FILE
`;
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ remark: 'NO RECORD ON FILE' });
});

it('matches unknown labels by their words', () => {
  const page = `
Isla Wireless Co., Inc.
This bill is for    Hazel Reyes Castro
Made on             17 March 2024
Settle by           30 March 2024
New this month         2,998.05
Before                 1,819.43
Left over                  0.00
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    supplier: 'Isla Wireless Co., Inc.',
    fullName: 'Hazel Reyes Castro',
    statementDate: '2024-03-17',
    dueDate: '2024-03-30',
    previousDueAmount: 1819.43,
    balanceAmount: 0,
  });
});

it('reads the name and the dates from "hereby attest"', () => {
  const page = `
We hereby attest that Mr. Mark A. Magsaysay joined our company on March 2, 2019.

Signed in Makati on June 26, 2025.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    fullName: 'Mark A. Magsaysay',
    startDate: '2019-03-02',
    issueDate: '2025-06-26',
  });
});
