import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { extract } from '../extract.ts';

describe('periods of payslips', () => {
  it.each(['Attendance Cut-off', 'DTR Period', 'Timekeeping Period', 'OT Cut-off', 'Biometrics Cut-off'])(
    'prefers the pay period to the days of %s',
    (label) => {
      const page = (paid: string) => `
Sunward Business Services, Inc.
PAYSLIP                                      ${paid}
Employee Name: DIZON, KRISTINE A.            Pay Date: 07/15/2025
${label.padEnd(22)} 06/16/2025 - 06/30/2025
Net Pay                     13,110.10
`;
      const days = { startDate: '2025-07-01', endDate: '2025-07-15' };
      expect(readTyped('PAYSLIP', page('Pay Period: 07/01/2025 - 07/15/2025'))).toMatchObject(days);
      expect(readTyped('PAYSLIP', page('Jul 1 - Jul 15, 2025'))).toMatchObject(days);
      expect(readTyped('PAYSLIP', page(''))).toMatchObject({ startDate: '2025-06-16', endDate: '2025-06-30' });
    },
  );

  it('separates two periods with labels of their own below each other', () => {
    const page = `
Timekeeping Period   July 26 - August 10, 2025
Payroll Period       August 16 - 31, 2025
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ startDate: '2025-08-16', endDate: '2025-08-31' });
  });

  it('takes the current one of two columns of dates', () => {
    const page = `
                Previous          Current
Period       05/16-05/31/25    06/01-06/15/25
Pay date       06/05/25          06/20/25
Net            13,100.00         14,100.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      startDate: '2025-06-01',
      endDate: '2025-06-15',
      payDate: '2025-06-20',
      netAmount: 14_100,
    });
  });

  it('reads the period of a final pay', () => {
    expect(readTyped('PAYSLIP', 'Final pay covers    : July 1, 2025 to July 18, 2025')).toMatchObject({
      startDate: '2025-07-01',
      endDate: '2025-07-18',
    });
  });

  it('takes the month from the title when no dates are given', () => {
    const page = (title: string) => `Wintermute Studio Inc.\n${title}\nNet pay    ₱52,017.30`;
    for (const title of ['Payslip • June 2025', 'PAYSLIP FOR JUNE 2025', 'June 2025'])
      expect(readTyped('PAYSLIP', page(title))).toMatchObject({ startDate: '2025-06-01', endDate: '2025-06-30' });
    expect(readTyped('PAYSLIP', page('Payslip June 2025\nPayroll of May 2025'))).not.toHaveProperty('startDate');
  });

  it('reads the pay date of a message, behind "today" and in Filipino', () => {
    const page = (text: string) => `Net pay     Php 13,376.47\n${text}`;
    expect(readTyped('PAYSLIP', page('It was credited to your account today, January 30, 2026.')).payDate).toBe(
      '2026-01-30',
    );
    expect(readTyped('PAYSLIP', page('Na-credit na sa wallet noong Aug 13, 2025')).payDate).toBe('2025-08-13');
  });
});

describe('periods of certificates of tax', () => {
  const page = (head: string) => `
2316     Certificate of Compensation Payment/Tax Withheld
${head}
3 TIN  300-111-222-00000
`;
  const days = { startDate: '2022-05-06', endDate: '2022-12-31' };

  it.each([
    '1 For the Year (20YY) 2 0 2 2      2 For the Period: From (MM/DD) 0 5 0 6   To (MM/DD) 1 2 3 1',
    '1 For the Year        2 For the Period From (MM/DD)    To (MM/DD)\n2022                  05 / 06                          12 / 31',
    '1 For the Year        2 For the Period - From       To (MM/DD)\n2022                  (MM/DD)                       12 / 31\n                      05 / 06',
    'Year 2022     Period From (MM/DD) 05/06 To (MM/DD) 12/31',
    'Year: 2022        Period: May 6 to December 31',
    'Calendar year 2022     From 05/06/2022 to 12/31/2022',
    'For the Year: 2022\nFor the Period: 05-06 to 12-31',
  ])('reads the period: %s', (head) => {
    expect(readTyped('TAX_DOCUMENT', page(head))).toMatchObject(days);
  });

  it('reads a year that is given by its last month', () => {
    const form = `
1 For the Year Ended (MM/YYYY)        2 Amended Return?
  12/2021                             No
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({ startDate: '2021-01-01', endDate: '2021-12-31' });
  });

  it('reads a period and a date of birth despite misread box edges and joined words', () => {
    const form = `
BIR Form No. 2316
1Forthe Year (YYYY)   [2:0:2:2]      2 For the Period From (MM/DD) (0 :5:0:6|]   To(MM/DD)|1:2:3:1|
7 Date of Birth (MM/DD/YYYY)                 8 Telephone Number
0i2  0i4  1i9:7:4                            421-0552
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({ ...days, dateOfBirth: '1974-02-04' });
    expect(readTyped('TAX_DOCUMENT', '7 Date of Birth (MM/DD/YYYY)\n11171999').dateOfBirth).toBe('1999-11-17');
  });

  it("does not read another edition's item as the basic salary", () => {
    const form = `
BIR Form No. 2316     July 2008 (ENCS)
29  Tax Due                               29       84,807.50
39  Overtime Pay (MWE)                              9,618.75
`;
    expect(readTyped('TAX_DOCUMENT', form)).not.toHaveProperty('baseAmount');
  });

  it('lowers the confidence of the whole year when it misreads the dates', () => {
    const confidenceOf = (head: string) =>
      extract('TAX_DOCUMENT', [typePage(page(head))]).fields.startDate?.confidence ?? 0;
    expect(confidenceOf('For the Year 2022')).toBeGreaterThan(80);
    expect(confidenceOf('For the Year 2022     For the Period 0S-0b to 12-3l 45')).toBeLessThan(70);
  });
});

it('reads a date above its label as the pay date when there is none below', () => {
  const page = `
COLEGIO DE SANTA VERONICA, INC.
Pay Slip
Ferdinand C. Umali              Earnings
Faculty member                  Semi-monthly Salary          14,780.50
August 16-31, 2025              Overload (6 units)            1,710.00
Payroll period                  Adviser's Allowance           1,000.00
08/29/2025                      COLA                            750.00
Date paid
                                Gross Pay                    18,240.50
Senior High School
Unit
2011-0326
Faculty No.
                                Net Amount Received          14,853.53
`;
  expect(readTyped('PAYSLIP', page)).toMatchObject({ payDate: '2025-08-29', endDate: '2025-08-31' });
});
