import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../testing/read-typed.ts';

describe('what stands in one cell', () => {
  it('a hint in brackets between what an amount is for and the amount names none', () => {
    const bill = `
SAMAR SINAG CABLE TV & INTERNET, INC.
BILLING STATEMENT
ADDRESS                                  AREA / COLLECTOR     PERIOD COVERED
P-3 BRGY. MERCEDES, CATBALOGAN CITY      M2 / NONOY           10/01/2024 to 10/31/2024
PARTICULARS                                                   AMOUNT
Balance Forwarded                                             650.00
CURRENT MONTH    (VAT inc.)                                   1,199.00
TOTAL AMOUNT DUE                                              1,849.00
`;
    const read = readTyped('TELCO_BILL', bill);
    expect(read).toMatchObject({ currentBillAmount: 1199, address: 'P-3 BRGY. MERCEDES, CATBALOGAN CITY' });
    expect(read).not.toHaveProperty('adjustmentAmount');
  });

  it('labels of bills in Filipino', () => {
    const bill = `
SAN RAFAEL DEL NORTE WATER DISTRICT
BILL SA TUBIG / WATER BILL NOTICE
Petsa ng Bill      Panahong Sakop               Huling Araw ng Bayad
03/21/2025         02/20/2025-03/20/2025        04/04/2025
Kasalukuyang Basa      Nakaraang Basa      Nakonsumo (cu.m.)
1486                   1459                27
KABUUANG BABAYARAN                              P 800.75
Huling Bayad
03/06/2025     400.00
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({
      startDate: '2025-02-20',
      endDate: '2025-03-20',
      paymentDate: '2025-03-06',
    });
  });

  it('the days of readings under their labels are no readings', () => {
    const bill = `
CORDILLERA LIGHT AND POWER COMPANY
BILLING INVOICE
Previous reading     Present reading     Difference
18 Feb               19 Mar
28,114               28,902              788
TOTAL AMOUNT DUE     9,668.70
`;
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({ previousReading: 28114, presentReading: 28902 });
  });

  it('a number for cash machines is not that of the account', () => {
    const bill = `
Laguna Bayside Water Services Corp.
CONTRACT ACCOUNT NO.
62047719
TOTAL AMOUNT DUE     410.99
ATM Ref. No. 6204 7719 024
`;
    expect(readTyped('WATER_BILL', bill).accountNumber).toBe('62047719');
  });

  it('what somebody teaches, and where, is not the name', () => {
    const card = `
HOLY ROSARY ACADEMY OF LUBAO, INC.
Sta. Cruz, Lubao, Pampanga
Rhodora M. Sicat
TEACHER – JUNIOR HIGH SCHOOL
Employee No. HRA-T-0117
`;
    expect(readTyped('COMPANY_ID', card).name).toBe('Rhodora M. Sicat');
  });

  it('the end of a heading that goes on below is no heading of its own', () => {
    const form = `
BIR Form No. 2316
Certificate of Compensation Payment/Tax Withheld
Part I - Employee Information                 Part IV-B Details of Compensation Income & Tax Withheld from
                                              Present Employer
3 TIN 283-461-907-00000
4 Employee's Name (Last Name, First Name, Middle Name)
DELOS SANTOS, ARVIN JAMES PANGILINAN
Part II - Employer Information (Present)
12 TIN 009-257-318-00000
13 Employer's Name
MERIDIAN FOODS CORPORATION
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({
      taxNumber: '283-461-907-00000',
      employeeName: 'DELOS SANTOS, ARVIN JAMES PANGILINAN',
    });
  });

  it('a period whose dash was lost', () => {
    const slip =
      'R.B. MALONZO BUILDERS\nSAHOD SLIP\nSaklaw na petsa:     Okt. 14   Okt. 19, 2024\nSSS No: 33-9047716-8\n';
    expect(readTyped('PAYSLIP', slip)).toMatchObject({ startDate: '2024-10-14', endDate: '2024-10-19' });
  });

  it('a bill is paid in pesos, whatever their sign was taken for', () => {
    const bill = 'STA. ROSALIA WATER DISTRICT\nWATER BILL\nTOTAL AMOUNT DUE     $ 577.53\n';
    expect(readTyped('WATER_BILL', bill).currency).toBe('PHP');
  });
});
