import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('matches abbreviated labels', () => {
  const page = `
PAYSLIP
Emp. Name  : REYES, ANA GARCIA        Pay Dt     : 01/20/2024
Tot. Earnings   11,250.50             Tot. Deds.   675.00
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({
    employeeName: 'REYES, ANA GARCIA',
    payDate: '2024-01-20',
    grossAmount: 11250.5,
  });
});

it('joins a two-line value beside a label in two languages', () => {
  const page = `
NBI CLEARANCE

Address        458 ACACIA ROAD, BARANGAY MALANDAY, CEBU
Tirahan        CITY 6000

Remarks        NO DEROGATORY
Puna           RECORD
`;
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({
    address: '458 ACACIA ROAD, BARANGAY MALANDAY, CEBU CITY 6000',
    remark: 'NO DEROGATORY RECORD',
  });
});

it('reads the name above an address as the customer', () => {
  const page = `
ISLA WIRELESS CORPORATION            Statement of Account

PASCUAL, ADRIAN FLORES               Amount to Pay
Blk 9 Lot 14 Narra Drive,            1,202.71
Quezon City 1100
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'PASCUAL, ADRIAN FLORES',
    address: 'Blk 9 Lot 14 Narra Drive, Quezon City 1100',
    supplier: 'ISLA WIRELESS CORPORATION',
    dueAmount: 1202.71,
  });
});

it('chooses the amounts that add up when labels are alike', () => {
  const page = `
WATER BILL
Balance from last bill               1,132.75
Payments received                      632.75
Overdue balance                        500.00
Amount                               2,100.10
TOTAL                                2,600.10
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({
    previousDueAmount: 1132.75,
    balanceAmount: 500,
    currentBillAmount: 2100.1,
    dueAmount: 2600.1,
  });
});

it('reads an amount below its currency, and beside a two-line hint', () => {
  const page = `
Certificate of Compensation Payment/Tax Withheld
27 Basic Salary (including the exempt
P250,000 & below)                                  496,640.76
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ baseAmount: 496640.76 });
  const payslip = `
NET PAY                                PHP
                                 27,141.99
`;
  expect(readTyped('PAYSLIP', payslip)).toMatchObject({ netAmount: 27141.99 });
});

it('ends an address above its label', () => {
  const page = `
    734 Sampaguita St., Brgy. Poblacion,
            Calamba, Laguna 4027
                 Address

               03 Apr 1994
              Date of Birth
`;
  expect(readTyped('COMPANY_ID', page)).toMatchObject({
    address: '734 Sampaguita St., Brgy. Poblacion, Calamba, Laguna 4027',
    dateOfBirth: '1994-04-03',
  });
});

it('takes the issue date from the words before it, not from a labelled date', () => {
  const page = `
EMPLOYMENT CERTIFICATION
Name of Employee     Ana Reyes Cruz
Date Hired           April 16, 2016
The last position held was Team Leader.
Given on July 7, 2021.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    startDate: '2016-04-16',
    issueDate: '2021-07-07',
    position: 'Team Leader',
  });
});

it('finds the only period and the gross that explains the net pay when a payslip has no labels for them', () => {
  const page = `
Payslip   Jan 16, 2024 - Jan 31, 2024

Surname, Given Name, M.I.   REYES, ANA GARCIA

Total     11,250.50         Total        675.00
NET PAY   10,575.50
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({
    employeeName: 'REYES, ANA GARCIA',
    startDate: '2024-01-16',
    endDate: '2024-01-31',
    grossAmount: 11250.5,
  });
});

it('reads the name and the dates from "Please be informed that"', () => {
  const page = `
Silangan Foods Inc.
HUMAN RESOURCES DEPARTMENT

Please be informed that Ms. Evangeline Cruz Mendoza was hired on Apr 19, 2020 and resigned effective
Jun 11, 2021. She was holding the position of Sales Associate.

Done this 1st day of July, 2021 in Cebu City.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    employerName: 'Silangan Foods Inc.',
    fullName: 'Evangeline Cruz Mendoza',
    startDate: '2020-04-19',
    endDate: '2021-06-11',
    issueDate: '2021-07-01',
  });
});

it("reads an unlabelled address below the customer's name", () => {
  const page = `
Bill to
Princess Rivera Ocampo
Blk 29 Lot 40 Kalayaan Ave.,
San Fernando, Pampanga
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'Princess Rivera Ocampo',
    address: 'Blk 29 Lot 40 Kalayaan Ave., San Fernando, Pampanga',
  });
});

it('reads a form title that is broken beside other columns', () => {
  const page = `
Bureau of Internal Revenue             Certificate of Compensation Payment / Tax
BIR Form No. 2316 September 2021 (ENCS)                 Withheld
Employee's Name
  SANTOS, MARIA CLARA REYES
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ employeeName: 'SANTOS, MARIA CLARA REYES' });
});
