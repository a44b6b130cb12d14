import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { extract } from './extract.ts';

describe('a payslip', () => {
  it('is read with its values right of the labels', () => {
    const fields = readTyped(
      'PAYSLIP',
      `
                    NORTHBRIDGE FOODS, INC.
                          PAYSLIP

Employee Name : REYES, ANA GARCIA           Employee No. : 2019-0042
Pay Period    : Jan 1-15, 2024              Pay Date     : 01/20/2024
SSS No.       : 34-1234567-8                TIN          : 123-456-789-000
PhilHealth No.: 12-345678901-2              Pag-IBIG No. : 1212-3434-5656

EARNINGS                                    DEDUCTIONS
Basic Pay               10,000.00           SSS                  450.00
Overtime Pay             1,250.50           PhilHealth           225.00
Gross Pay               11,250.50           Total Deductions     675.00

NET PAY                                                  PHP 10,575.50
`,
    );
    expect(fields).toEqual({
      employerName: 'NORTHBRIDGE FOODS, INC.',
      employeeName: 'REYES, ANA GARCIA',
      startDate: '2024-01-01',
      endDate: '2024-01-15',
      payDate: '2024-01-20',
      ssNumber: '34-1234567-8',
      philHealthNumber: '12-345678901-2',
      pagIbigNumber: '1212-3434-5656',
      taxNumber: '123-456-789-000',
      grossAmount: 11250.5,
      netAmount: 10575.5,
      currency: 'PHP',
    });
  });

  it('is read with its values below the labels', () => {
    const fields = readTyped(
      'PAYSLIP',
      `
SILANGAN LOGISTICS CORP.

Name of Employee          Employee No.        Department
Ramon Cruz Santos         10042               Operations

Period Covered                    Payout Date
03/01/2024 to 03/15/2024          03/20/2024

Total Earnings            Total Deductions    Take Home Pay
18,500.00                 1,500.00            17,000.00
`,
    );
    expect(fields).toMatchObject({
      employeeName: 'Ramon Cruz Santos',
      startDate: '2024-03-01',
      endDate: '2024-03-15',
      payDate: '2024-03-20',
      grossAmount: 18500,
      netAmount: 17000,
    });
  });

  it('has no fields without printed values', () => {
    expect(readTyped('PAYSLIP', 'Dear all, the canteen is closed on Monday.')).toEqual({});
  });
});

it("reads the employee's tax number from an income certificate, not the employer's", () => {
  const fields = readTyped(
    'TAX_DOCUMENT',
    `
Certificate of Compensation Payment/Tax Withheld
1 For the Year   2023        2 For the Period  From 01/01  To 12/31

Part I - Employee Information
3 TIN                        4 Employee's Name
                             CRUZ, JOSE LIM
Part II - Employer Information (Present)
12 TIN   009-887-665-000
13 Employer's Name
   Amihan Trading Corporation

19 Gross Compensation Income from Present Employer         480,000.00
`,
  );
  expect(fields).toMatchObject({
    employeeName: 'CRUZ, JOSE LIM',
    employerName: 'Amihan Trading Corporation',
    grossAmount: 480000,
    startDate: '2023-01-01',
    endDate: '2023-12-31',
  });
  expect(fields).not.toHaveProperty('taxNumber');
});

it('reads a certificate of employment from its sentences', () => {
  const fields = readTyped(
    'EMPLOYMENT_CERTIFICATE',
    `
                    GREENFIELD RETAIL VENTURES INC.

                    CERTIFICATE OF EMPLOYMENT

This is to certify that Ms. ROWENA D. BAUTISTA has been employed with
Greenfield Retail Ventures Inc. from March 2, 2016 to present as a
regular Store Manager. The monthly basic salary is PHP 32,000.00.

This certification is being issued upon the request of Ms. Bautista
for bank loan application.

Issued this 23rd day of March 2022 in Makati City.

RAFAEL R. CASTILLO
HR Head
`,
  );
  expect(fields).toMatchObject({
    fullName: 'ROWENA D. BAUTISTA',
    lastName: 'BAUTISTA',
    employerName: 'Greenfield Retail Ventures Inc.',
    startDate: '2016-03-02',
    position: 'Store Manager',
    employmentStatus: 'regular',
    salaryAmount: 32000,
    salaryTerm: 'monthly',
    purpose: 'bank loan application',
    issueDate: '2022-03-23',
    signatoryName: 'RAFAEL R. CASTILLO',
    signatoryPosition: 'HR Head',
  });
  expect(fields).not.toHaveProperty('endDate');
});

it('continues a value in its cell, beside wrapped labels', () => {
  const fields = readTyped(
    'CLEARANCE_NBI',
    `
NBI CLEARANCE

Surname       DE LOS     First Name   ROWENA      Middle    DEL
              SANTOS                  CAMILLE     Name      ROSARIO

NBI ID No.    G195UPCN-  Valid Until  December
              UP15907905              5, 2026

Remarks       NO
              RECORD
              ON FILE AS
              OF THIS
              DATE
`,
  );
  expect(fields).toMatchObject({
    lastName: 'DE LOS SANTOS',
    firstName: 'ROWENA CAMILLE',
    middleName: 'DEL ROSARIO',
    nbiIdNumber: 'G195UPCN-UP15907905',
    expireDate: '2026-12-05',
    remark: 'NO RECORD ON FILE AS OF THIS DATE',
  });
});

it('reads values above their labels on a form with rules', () => {
  const fields = readTyped(
    'PAYSLIP',
    `
PAYSLIP

ROWENA D. BAUTISTA           03-6164254-0
   Employee Name                SSS No.

10-852477073-9               2025-03-03
  PhilHealth No.               Pay Date

751-018-007-000              1274-8931-1299
      TIN                      HDMF No.
`,
  );
  expect(fields).toMatchObject({
    employeeName: 'ROWENA D. BAUTISTA',
    ssNumber: '03-6164254-0',
    philHealthNumber: '10-852477073-9',
    payDate: '2025-03-03',
    taxNumber: '751-018-007-000',
    pagIbigNumber: '1274-8931-1299',
  });
});

it('reads unknown labels by their words, with a lower confidence', () => {
  const page = `
STATEMENT OF ACCOUNT
Amount you still have unpaid         120.50
Kindly settle in full, due by        May 5, 2025
`;
  const { fields } = extract('WATER_BILL', [typePage(page)]);
  expect(fields).toMatchObject({ balanceAmount: { value: 120.5 }, dueDate: { value: '2025-05-05' } });
  expect(fields.balanceAmount!.confidence).toBeLessThan(90);
});
