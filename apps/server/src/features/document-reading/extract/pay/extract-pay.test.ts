import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('columns of payslips', () => {
  const halves = (period: string) => `
Talon Works Inc.
PAYSLIP
Name: Lino P. Abad           Covered: ${period}

                          05/01-05/15    05/16-05/31           YTD
Basic pay                   13,500.00      13,500.00    216,000.00
Overtime                       970.92       1,233.68     11,214.55
Gross pay                   14,470.92      14,733.68    227,214.55
Total deductions             2,583.55       4,135.92     51,094.08
Net pay                     11,887.37      10,597.76    176,120.47
`;

  it("takes the column of the payslip's half of the month", () => {
    expect(readTyped('PAYSLIP', halves('05/16/2025 - 05/31/2025'))).toMatchObject({
      grossAmount: 14733.68,
      netAmount: 10597.76,
    });
    expect(readTyped('PAYSLIP', halves('05/01/2025 - 05/15/2025'))).toMatchObject({
      grossAmount: 14470.92,
      netAmount: 11887.37,
    });
  });

  it('takes the total column when the period is a whole month', () => {
    const page = `
CITY GOVERNMENT OF TAGUM
PAYROLL SLIP
NAME: FE MARIA Q. LUMANTAS                     Month: August 2025
                              1st Half        2nd Half         Total
GROSS                        20,500.00       20,500.00     41,000.00
TOTAL DEDUCTION               3,452.50        3,452.50      6,905.00
NET PAY                      17,047.50       17,047.50     34,095.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      grossAmount: 41_000,
      netAmount: 34_095,
      employerName: 'CITY GOVERNMENT OF TAGUM',
      startDate: '2025-08-01',
      endDate: '2025-08-31',
    });
  });

  it('sums of the year before those of the period', () => {
    const page = `
Payslip for: Oct 1 - 15, 2025
                                 YEAR TO DATE        THIS PERIOD
Total earnings                     398,340.12          21,004.50
Total deductions                    63,362.00           3,294.20
Net pay                            334,978.12          17,710.30
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ grossAmount: 21_004.5, netAmount: 17_710.3 });
  });

  it('does not read a word with an amount beside it as a column head', () => {
    const page = `
Worker      Santi Labrador          Rate             P 700.00 / day
Gross this week                                      P 5,190.63
Less cash advance                                     (1,000.00)
Take home pay                                        P 4,190.63
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ grossAmount: 5190.63, netAmount: 4190.63 });
  });
});

describe('dates and persons of payslips', () => {
  it('reads Filipino dates with "ika", and periods over two months with the day first', () => {
    const page = (period: string) => `
Pangalan: Marites Bolanos
Para sa ${period}
Ibinigay noong ika-1 ng Disyembre 2025
Neto: P5,315.00
`;
    expect(readTyped('PAYSLIP', page('ika-16 hanggang ika-30 ng Nobyembre 2025'))).toMatchObject({
      startDate: '2025-11-16',
      endDate: '2025-11-30',
      payDate: '2025-12-01',
    });
    expect(readTyped('PAYSLIP', page('26 Dec - 10 Jan 2026'))).toMatchObject({
      startDate: '2025-12-26',
      endDate: '2026-01-10',
    });
  });

  it('reads half a month by its number', () => {
    expect(readTyped('PAYSLIP', 'Period: 1st quincena, May 2025')).toMatchObject({
      startDate: '2025-05-01',
      endDate: '2025-05-15',
    });
    expect(readTyped('PAYSLIP', 'Pay period: February 2024, 2nd cut-off')).toMatchObject({
      startDate: '2024-02-16',
      endDate: '2024-02-29',
    });
  });

  it('drops an employee number before the name', () => {
    expect(readTyped('PAYSLIP', 'Employee: 00231 CASTRO, RAYMOND T.')).toMatchObject({
      employeeName: 'CASTRO, RAYMOND T.',
    });
    expect(readTyped('PAYSLIP', 'Employee: 100233 | Mae D. Olivarez')).toMatchObject({
      employeeName: 'Mae D. Olivarez',
    });
  });

  it('does not read a table row with an amount as the employer', () => {
    const page = `
UNIVERSITY OF NORTHERN PANAY
PAYSLIP
Basic             28,400.00    Faculty coop             3,000.00
`;
    expect(readTyped('PAYSLIP', page).employerName).toBe('UNIVERSITY OF NORTHERN PANAY');
  });
});

describe('forms and letters about tax', () => {
  it('does not read the party of a form part as a label', () => {
    const page = `
PART I EMPLOYEE                               PART II EMPLOYER (PRESENT)
Name PINEDA, RHEA MAE SORIANO                 Address 12 Industrial Ave.
`;
    expect(readTyped('TAX_DOCUMENT', page).employeeName).toBe('PINEDA, RHEA MAE SORIANO');
  });

  it('reads a date of birth in three groups of digits', () => {
    const page = `
7 Date of Birth (MM/DD/YYYY)                     8 Telephone Number
  05 27 1984
`;
    expect(readTyped('TAX_DOCUMENT', page).dateOfBirth).toBe('1984-05-27');
  });

  it('reads the person that a letter certifies, and ignores the tax number of the letterhead', () => {
    const page = `
VISAYAN BREEZE HOTEL AND RESORT, INC.
TIN: 203-118-774-000
CERTIFICATE OF COMPENSATION AND TAX WITHHELD
This is to certify that Ms. ROWENA T. CABAHUG, Front Desk Supervisor, with TIN 288-119-004-000,
received from this company for the calendar year 2024 the following:
Gross compensation income                     PHP 412,880.00
`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
      employeeName: 'ROWENA T. CABAHUG',
      taxNumber: '288-119-004-000',
      grossAmount: 412_880,
    });
  });

  it('prefers the town to its province as the employer', () => {
    const page = `
REPUBLIC OF THE PHILIPPINES
PROVINCE OF AKLAN
MUNICIPALITY OF IBAJAY
CERTIFICATE OF INCOME PAYMENT AND TAX WITHHELD
Name of Employee   : MARILOU D. SABERON
`;
    expect(readTyped('TAX_DOCUMENT', page).employerName).toBe('MUNICIPALITY OF IBAJAY');
  });
});

describe('letters and cards', () => {
  it('falls back to the number of an institution when there is no employee number', () => {
    const page = `
Name of Employee     Jun P. Macatangay
SSS No.              04-1882049-6
Position             Delivery Driver
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      employeeIdNumber: '04-1882049-6',
      employeeIdType: 'SSS',
    });
    expect(readTyped('EMPLOYMENT_CERTIFICATE', `Employee No.         PH-0771${page}`)).toMatchObject({
      employeeIdNumber: 'PH-0771',
    });
    expect(readTyped('EMPLOYMENT_CERTIFICATE', 'Employer SSS No. 04-1882049-6')).not.toHaveProperty('employeeIdNumber');
  });

  it('takes no department from the letterhead, and reads a term before an amount in words', () => {
    const page = `
Republic of the Philippines
Department of Education
SCHOOLS DIVISION OF ANTIQUE

To Whom It May Concern:
THIS IS TO CERTIFY that MR. RAMIL OCTAVIO NIETES was employed as TEACHER III under PERMANENT status
from June 6, 2011 to August 31, 2024, with an annual salary of THREE HUNDRED NINETY-EIGHT THOUSAND
NINE HUNDRED SEVENTY-SIX PESOS (P398,976.00).
`;
    const fields = readTyped('EMPLOYMENT_CERTIFICATE', page);
    expect(fields).toMatchObject({ salaryTerm: 'annual', salaryAmount: 398_976, position: 'TEACHER III' });
    expect(fields).not.toHaveProperty('department');
  });

  it('does not take the signer on the back as the holder', () => {
    const page = `
Address: Purok 3, Brgy. San Roque, Tagum City
If found please return to the HR Office.

ROMEO T. LIM
HR Manager
`;
    expect(readTyped('COMPANY_ID', page)).not.toHaveProperty('name');
  });
});
