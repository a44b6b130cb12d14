import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('reads a tax label that lists its charges by their letters', () => {
  const page = `
BATANGAS ELECTRIC COOPERATIVE, INC.
Sub-total                        983.82
VAT (G/T/SL/D)                    97.10
CURRENT BILL                   1,080.92
TOTAL DUE                      1,080.92
`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ vatAmount: 97.1, currentBillAmount: 1080.92 });
});

it("prefers the month's total to the charge for water alone", () => {
  const page = `
MALOLOS WATER DISTRICT
CURRENT WATER BILL        1,968.00
FRANCHISE TAX 2%             39.36
TOTAL THIS MONTH          2,007.36
ARREARS                   1,574.00
PAY THIS AMOUNT           3,581.36
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({ currentBillAmount: 2007.36, dueAmount: 3581.36 });
});

it('keeps the series letters of a number, but not a currency', () => {
  const card = (number: string) => `
VISAYAN STAR FERRIES CO.
Ireneo P. Añasco Jr.
Quartermaster
Employee No.      ${number}
`;
  expect(readTyped('COMPANY_ID', card('VS 20418'))).toMatchObject({ idCard1: 'VS 20418' });
  expect(readTyped('COMPANY_ID', card('PHP 20418'))).toMatchObject({ idCard1: '20418' });
});

it('reads the salary term in its row, and ignores the date of regularisation', () => {
  const page = `
AGILA RENEWABLES PHILIPPINES, INC.
CERTIFICATE OF EMPLOYMENT
Name of Employee       Ramon Enrique Gutierrez
Job Title              Senior Engineer
Date Hired             03 February 2020
Date Regularized       03 August 2020
Gross salary           per month         86,400.00
HMO coverage           annual limit     250,000.00

This certificate is issued on 09 July 2026 at the request of Mr. Gutierrez.

Katrina Isabel M. Lacson
Head, People & Culture

Verification hotline (032) 505-7741 loc. 12, look for Ms. Jessa Uy, HR Assistant
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    salaryAmount: 86400,
    salaryTerm: 'per month',
    startDate: '2020-02-03',
    issueDate: '2026-07-09',
    signatoryName: 'Katrina Isabel M. Lacson',
  });
});

it('does not read the amount after the due date as the amount due', () => {
  const page = `
MALOLOS WATER DISTRICT
CURRENT CHARGES       1,968.00
ARREARS               1,574.00

DUE DATE        AMOUNT AFTER DUE DATE
12/24/2025      3,939.50
`;
  expect(readTyped('WATER_BILL', page).dueAmount ?? null).toBeNull();
});

it('finds the gross income of a badly read form by its sums', () => {
  const page = `
BIR Form No. 2316      Certificate of Compensation Payment/Tax Withheld
Inc me fr m Pr s nt Empl yer                954,740.75
L ss T tal N n-Tax ble                      147,900.00      T tal N n-Tax     147,900.00
T xable Comp ns tion                        806,840.75      T tal T xable     806,840.75
Tax                                         104,210.19
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ grossAmount: 954740.75 });
});

it.each([
  ['Pres Rdg Prev Rdg   KWH Used', '6,218    6,124      94'],
  ['Present Reading Previous Reading   Consumption', '6,218           6,124              94'],
])("assigns the values below a narrow table's labels: %s", (labels, values) => {
  const page = `SILANGAN QUEZON ELECTRIC COOPERATIVE, INC.\n${labels}\n${values}\n`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
    presentReading: 6218,
    previousReading: 6124,
    currentPeriodUsage: 94,
  });
});

it('reads the company that calls itself "the Company" as the employer', () => {
  const page = `
Certificate of Employment and Compensation

Maharlika IT Solutions Philippines Corp. (the “Company”) confirms the following details on record for the
employee named below:
Full name        Paolo Antonio Mercado
Position title   Software Engineer
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page).employerName).toBe('Maharlika IT Solutions Philippines Corp.');
});

it('keeps "and" in the name of a department', () => {
  const page = `
CERTIFICATE OF EMPLOYMENT
This is to certify that Ms. LIZA R. ABAD is employed with Narra Trading Corp. as Analyst under the Finance and
Accounting Department since June 3, 2019, and asked for this for her Schengen visa application purposes.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page).department).toBe('Finance and Accounting Department');
});

it.each([
  ['for overseas employment (DMW) purposes only.', 'overseas employment (DMW)'],
  ['for her housing loan application and for whatever legal purpose it may serve.', 'housing loan application'],
  ['for her Schengen visa application purposes.', 'Schengen visa application'],
  ['for her visa application purposes and for any legal purpose it may serve.', 'visa application'],
])('reads the purpose of a certificate: %s', (words, purpose) => {
  const page = `
CERTIFICATE OF EMPLOYMENT
This is to certify that LIZA R. ABAD is employed with Narra Trading Corp. as Analyst.
This certificate is issued to the above-named ${words}

Nestor P. Abesamis, RN, MAN
HR Manager
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    purpose,
    signatoryName: 'Nestor P. Abesamis',
  });
});

it('leaves the arrears unchanged by a franchise tax and a penalty', () => {
  const page = `
SAN NARCISO WATER DISTRICT
CURRENT BILL      FRANCHISE TAX     ARREARS     PENALTY     TOTAL DUE
367.50            7.35              412.00      41.20       828.05
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({ balanceAmount: 412, dueAmount: 828.05 });
});

it.each(['Compensation Income (Sum of Items 29', '3] Total'])(
  'does not read other form text as the employer: %s',
  (words) => {
    const page = `
BIR Form No. 2316      Certificate of Compensation Payment/Tax Withheld
13 Employer's Name     ${words}
`;
    expect(readTyped('TAX_DOCUMENT', page).employerName ?? null).toBeNull();
  },
);

it('does not take a title of the bill as the supplier', () => {
  const bill = (head: string) => `${head}\n\nAccount No.  142-12-0388\nTOTAL DUE    828.05\n`;
  expect(readTyped('WATER_BILL', bill('NOTICE OF')).supplier ?? null).toBeNull();
  expect(readTyped('TELCO_BILL', bill('Amount (PHP)')).supplier ?? null).toBeNull();
});

it('takes the salary term from the bracket behind the label, not from an allowance', () => {
  const page = `
CERTIFICATE OF EMPLOYMENT
This certifies that LIZA R. ABAD is employed with Narra Trading Corp. as Analyst.
Basic Salary (monthly)           36,850.00
Rice and Clothing Allowance      30,000.00 per year
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ salaryAmount: 36850, salaryTerm: 'monthly' });
});

it.each([
  ['customer.helpdesk@manilawater.com', null],
  ['maria.helpdesk@example.com', 'maria.helpdesk@example.com'],
])('ignores the email address of a help desk: %s', (email, wanted) => {
  const page = `MANILA WATER COMPANY, INC.\nCAN      65084127\nE-mail:  ${email}\nTOTAL AMOUNT DUE   828.05\n`;
  expect(readTyped('WATER_BILL', page).emailAddress ?? null).toBe(wanted);
});
