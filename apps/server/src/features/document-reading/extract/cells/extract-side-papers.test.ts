import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('reads the name of a guard, and the date beside the pay as the pay date', () => {
  const page = `
TANGLAW SECURITY & INVESTIGATION AGENCY CORP.
PAYSLIP
GWARDIYA : VALDERAMA, NESTOR M.
PANAHON  : 06/16/2025 - 06/30/2025
SAHOD    : 07/15/2025
KABUUANG KITA            14,664.13
NET NA MAIUUWI           11,464.17
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({
    employeeName: 'VALDERAMA, NESTOR M.',
    payDate: '2025-07-15',
    startDate: '2025-06-16',
    endDate: '2025-06-30',
  });
});

it('keeps the side column of a letterhead out of signatories and sentences', () => {
  const page = `
                          OUR LADY OF PEÑAFRANCIA GENERAL HOSPITAL
                          December 11, 2024
Medical Director          CERTIFICATION OF EMPLOYMENT
Dr. Ramon C. Alcazar      This is to certify that per the records on file in this office Mr.
Chief of Clinics          Crisanto L. De Guzman III was employed here in this hospital as
24-hour Emergency         Staff Nurse II assigned at the ward from June 18, 2018 up to and
Level 2 Hospital          including November 30, 2024, the effectivity date of his resignation.

                          MARILOU B. VILLAREAL
                          Chief Administrative Officer
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    fullName: 'Crisanto L. De Guzman III',
    position: 'Staff Nurse II',
    startDate: '2018-06-18',
    signatoryName: 'MARILOU B. VILLAREAL',
    signatoryPosition: 'Chief Administrative Officer',
  });
});

it('ends a value before a cell with a label and a colon', () => {
  const page = `
NATIONAL BUREAU OF INVESTIGATION
CLEARANCE
BIRTH DATE       DECEMBER 03, 1996
VALID UNTIL      NINE MONTHS      Issued: JANUARY 15, 2025
`;
  expect(readTyped('CLEARANCE_NBI', page)).toEqual({ dateOfBirth: '1996-12-03' });
});

it('keeps series letters apart from a card number, but rejects a block number', () => {
  const card = (number: string) => `
SIGNALFORGE BPO SERVICES OPC
Roberto N. Salonga Jr.
Team Leader
${number}
`;
  expect(readTyped('COMPANY_ID', card('SF 7720-416'))).toMatchObject({ idCard1: 'SF 7720-416' });
  expect(readTyped('COMPANY_ID', card('BLK 7720-416'))).not.toHaveProperty('idCard1');
});

it('reads a lone number sign before an amount as the peso sign', () => {
  const page = `
AGOS METRO WATER SERVICES, INC.
TOTAL AMOUNT DUE     # 1,070.84
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({ currency: 'PHP', dueAmount: 1070.84 });
});

it('splits an item number from a misread label', () => {
  const page = `
BIR Form No. 2316
Part I Employee Information
3TN     318-542-776-00000
4 Employee's Name     MANALASTAS, JOHN PAOLO RIVERA
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ taxNumber: '318-542-776-00000' });
});

it('completes a name that breaks off after its initial', () => {
  const bill = (name: string, more = '') => `
STA. LUCIA NORTE WATER DISTRICT
Concessionaire   ${name}
Address          Zone 4, Brgy. Caranglaan, Sta. Lucia Norte, Pangasinan
TOTAL AMOUNT DUE     511.69
${more}
`;
  const whole = { fullName: 'NENITA V. OLIVEROS', lastName: 'OLIVEROS' };
  expect(readTyped('WATER_BILL', bill('NENITA V.  OLIVEROS'))).toMatchObject(whole);
  expect(readTyped('WATER_BILL', bill('NENITA V.', 'Received from\nNENITA V. OLIVEROS'))).toMatchObject(whole);
  const card = (under: string) => `
LAKAMBINI FOODS CORPORATION
ARVIN C.
${under}
Canning Section
ID No.    LFM-16-02284
`;
  expect(readTyped('COMPANY_ID', card('DELGADO'))).toMatchObject({ name: 'ARVIN C. DELGADO' });
  expect(readTyped('COMPANY_ID', card('LINE LEADER'))).not.toMatchObject({ name: 'ARVIN C. LINE LEADER' });
});

it('does not take a night differential as a name, whatever stands beside it', () => {
  const page = `
Northgate Customer Solutions Philippines, Inc.          PAYSLIP
EMPLOYEE
Bernadette Joy S. Alcaraz
JOB TITLE
Senior Customer Care
Associate                 Night Differential 10%        1,237.50
Gross Earnings                                         23,639.22
NET PAY                                                19,975.28
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({ employeeName: 'Bernadette Joy S. Alcaraz', netAmount: 19975.28 });
});

it('does not read the heading of a form part as the employer', () => {
  const form = (heading: string) => `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
13 Employer's Name            ${heading}
`;
  expect(readTyped('TAX_DOCUMENT', form('GINTONG ANI FOOD CORPORATION'))).toHaveProperty('employerName');
  expect(readTyped('TAX_DOCUMENT', form('B. REGULAR'))).not.toHaveProperty('employerName');
});

it('takes the tax from the row of the total, whatever stands beside it', () => {
  const page = `
Tanglaw Mobile Philippines Inc.
STATEMENT OF ACCOUNT
                             Description                 Charges        VAT       Total
Statement date               Tanglaw Max Plan 1299      1,159.82     139.18    1,299.00
June 29, 2025                StreamPass Add-on             88.39      10.61       99.00
Email on file
leonora.aguas@example.com    Total charges this month   1,248.21     149.79    1,398.00
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({ vatAmount: 149.79 });
});
