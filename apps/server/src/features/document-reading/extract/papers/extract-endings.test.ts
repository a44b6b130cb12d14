import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('reads dates with hyphens around the month, and no percentage as the usage', () => {
  const page = `
BILLING STATEMENT
Bill Date: Oct-03-2025
Due Date:  Oct-14-2025
You used 4.65% less than last month
KWH Used    154
`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
    statementDate: '2025-10-03',
    dueDate: '2025-10-14',
    currentPeriodUsage: 154,
  });
});

it('reads the rest of a letter-spaced title, and an amount padded with stars', () => {
  const page = `
P A Y S L I P
Gross Pay                   16,537.75
Total Deductions             3,238.69
              N E T         P*13,299.06
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({ netAmount: 13299.06, grossAmount: 16537.75 });
});

it('reads a label that ends with an alternative name behind a slash', () => {
  const page = `
CERTIFICATE OF EMPLOYMENT
Employee Name             Carla Santos Go
Department / Account      Healthcare Operations
Job Title                 Team Leader
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ department: 'Healthcare Operations' });
});

it("reads the company that certifies as the employer, and keeps the subject in a position's brackets", () => {
  const page = `
TALA                                     Ref. No. 471

Tala Outsourcing Philippines, Inc. hereby certifies that Ms. Carla Santos Go was employed as Senior
High School Teacher (Mathematics) on a probationary status from August 1, 2021 to May 24, 2024 and has
applied at the Department of Education.
`;
  const fields = readTyped('EMPLOYMENT_CERTIFICATE', page);
  expect(fields).toMatchObject({
    employerName: 'Tala Outsourcing Philippines, Inc.',
    position: 'Senior High School Teacher (Mathematics)',
  });
  expect(fields).not.toHaveProperty('department');
});

it('reads a titled addressee whose surname has several words', () => {
  const page = `
BILLING INVOICE                          Invoice Date  16 July 2025
MRS. ERLINDA VDA. DE CASTRO
Purok 3, Brgy. Pooc, Dumaguete City
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'ERLINDA VDA. DE CASTRO',
    lastName: 'VDA. DE CASTRO',
    address: 'Purok 3, Brgy. Pooc, Dumaguete City',
  });
});

it('assigns a number to the person of the heading above it', () => {
  const page = `
Certificate of Compensation Payment / Tax Withheld
EMPLOYEE
Name                 Rey Cruz Quisumbing
TIN                  198-340-772-000
EMPLOYER
Registered name      Sinag Logistics Services Inc.
TIN                  009-127-553-000
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ taxNumber: '198-340-772-000' });
});

it('assigns an amount to one field when the sums match it', () => {
  const page = `
BILLING STATEMENT
Current Charges     3,337.07
Previous Balance      100.00
Total Amount Due    3,437.07
`;
  const fields = readTyped('WATER_BILL', page);
  expect(fields).toMatchObject({ balanceAmount: 100, currentBillAmount: 3337.07 });
  expect(fields).not.toHaveProperty('previousDueAmount');
});

it('accepts a slash in a card number', () => {
  expect(readTyped('COMPANY_ID', 'KODIGO LABS\nID No.\nKL/0219\n')).toMatchObject({ idCard1: 'KL/0219' });
});

it("reads the amount at the lower right of its cell, and ignores a child's date of birth", () => {
  const page = `
Certificate of Compensation Payment / Tax Withheld
1 For the Year  2015
7 Date of Birth (MM/DD/YYYY)    11/02/1990 8 Telephone No.
10 Name of Qualified Dependent Children      11 Date of Birth
   DELA TORRE, KYLA MAE                         06/21/2012
21   Gross Compensation Income (Item 41 plus Item 55)
                                                          264,370.75
Date Signed  01/29/2016
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ dateOfBirth: '1990-11-02', grossAmount: 264370.75 });
});

it('reads two rows of labels as separate labels', () => {
  const page = `
BILLING NOTICE

SUBSCRIBER     LIMPIADA, ARSENIA M.                  ACCT. NO.    BOA-04-1187
ADDRESS        STO. NIÑO ST., BRGY. MURALLON, BOAC   BILL NO.     0238841
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'LIMPIADA, ARSENIA M.',
    address: 'STO. NIÑO ST., BRGY. MURALLON, BOAC',
  });
});

it('leaves the first name of a couple empty, and completes a period in a sentence', () => {
  const page = `
STATEMENT OF WATER ACCOUNT
To: Spouses Nathaniel & Grace Uy
Lot 22 Block 9, Acacia Lane, Cabuyao City
We bill you for water consumed from 16 July 2025 through 15 August 2025:
`;
  const fields = readTyped('WATER_BILL', page);
  expect(fields).toMatchObject({
    fullName: 'Spouses Nathaniel & Grace Uy',
    startDate: '2025-07-16',
    endDate: '2025-08-15',
  });
  expect(fields).not.toHaveProperty('firstName');
});

it('counts a charge for late payment as part of the amount due', () => {
  const page = `
BILLING STATEMENT
CURRENT BILLING          1,514.80
PREVIOUS BALANCE         1,214.09
SURCHARGE                   25.00
AMOUNT PAYABLE          ₱2,753.89
`;
  const fields = readTyped('ELECTRICITY_BILL', page);
  expect(fields).toMatchObject({ dueAmount: 2753.89, balanceAmount: 1214.09, currentBillAmount: 1514.8 });
  expect(fields).not.toHaveProperty('previousDueAmount');
});

it('prefers the name above an address to the label "Concessionaire" as the customer', () => {
  const page = `
BUKAL SERVICES, INC.            Concessionaire, West Service Area
STATEMENT OF ACCOUNT
Gng. MA. LUZVIMINDA R. TAN
0716 Tindalo St., Brgy. 187, Tala
Caloocan City
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({ fullName: 'MA. LUZVIMINDA R. TAN' });
});

it('assigns an amount behind another label to that label', () => {
  const page = `
WATER BILL
Previous     886      Meter Maintenance     10.00
Present      900      Franchise Tax          6.45
`;
  expect(readTyped('WATER_BILL', page)).not.toHaveProperty('previousDueAmount');
});

it("reads the employee in the head, a number by its institution's old name, and no currency when none is printed", () => {
  const page = `
Malakas Solutions, Inc.                     Payslip

Maria Cristina Jacinto Reyes                Take Home Pay
                                              17,920.21
HDMF (PAG-IBIG) MID
1212-0384-9156
PhilHealth Contribution     437.50
`;
  const fields = readTyped('PAYSLIP', page);
  expect(fields).toMatchObject({
    employeeName: 'Maria Cristina Jacinto Reyes',
    pagIbigNumber: '1212-0384-9156',
    netAmount: 17920.21,
  });
  expect(fields).not.toHaveProperty('currency');
});
