import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('payslips of other kinds', () => {
  it('reads the gross, the net and the months of a 13th month payslip', () => {
    const page = `
              MABUHAY TEXTILE CORPORATION
                 13TH MONTH PAY SLIP 2025
Name          : Santos, Juan D.                 Employee No. : 10233
Period        : January - December 2025         Pay Date     : December 12, 2025

Total Basic Salary Earned                       240,000.00
Gross 13th Month Pay                             20,000.00
Less: Cash Advance                                1,500.00
Net 13th Month Pay                               18,500.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      startDate: '2025-01-01',
      endDate: '2025-12-31',
      payDate: '2025-12-12',
      grossAmount: 20_000,
      netAmount: 18_500,
    });
  });

  it.each([
    ['was credited to your account today', '2025-11-28'],
    ['was credited to your account on November 27, 2025', '2025-11-27'],
  ])('reads the pay date from a sentence, not the date of the next salary: %s', (said, payDate) => {
    const page = `
STA. ANA LEARNING CENTER
Poblacion, Calamba City, Laguna

November 28, 2025

MS. ROSARIO T. BALTAZAR
Grade School Teacher

Dear Ms. Baltazar:

Your salary for November 16 to November 30, 2025 ${said}, as follows:

Gross pay                        13,500.00
Total deductions                  1,200.00
Net amount deposited             12,300.00

Your next salary is due on
December 15, 2025.
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'STA. ANA LEARNING CENTER',
      employeeName: 'ROSARIO T. BALTAZAR',
      payDate,
      netAmount: 12_300,
    });
  });

  it('reads the job and the company below the name on a mobile page', () => {
    const page = `
9:41                               LTE 78%
Payslip
Maria Clara Santos
Customer Associate · LBC-2291
Northgate Creatives OPC
Pay Period  Nov 1 - 15, 2025
Gross Pay          P 21,000.00
Total Deductions    P 2,750.00
Net Pay            P 18,250.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employeeName: 'Maria Clara Santos',
      employerName: 'Northgate Creatives OPC',
    });
  });

  it.each(['S/G', 'SGT.', 'SO'])('does not read a rank behind the colon as a label: %s', (rank) => {
    const page = `
RAPID GUARD SECURITY AGENCY INC.
GUARD'S PAY SLIP
Name of Guard: ${rank} BAUTISTA, MARIO L.    Rank: SG    Detachment: BICUTAN
Payroll Period: November 1 to 15, 2025     Date of Release: November 20, 2025
TOTAL AMOUNT EARNED      14,500.00
TOTAL DEDUCTIONS          1,250.50
NET AMOUNT RECEIVED      13,249.50
`;
    expect(readTyped('PAYSLIP', page).employeeName).toMatch(/BAUTISTA, MARIO L\.$/);
  });
});

describe('forms 2316 of the previous edition', () => {
  it('knows the edition despite an item of zero, and gives headings no value', () => {
    const page = `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
January 2018 (ENCS)
1 For the Year (YYYY) 2020                    2 For the Period  From (MM/DD) 01/01  To (MM/DD) 12/31
Part I - Employee Information                 Part IV-B Details of Compensation Income from Present Employer
3 TIN   174-330-925-0000                      A. NON-TAXABLE/EXEMPT COMPENSATION INCOME   Amount
4 Employee's Name (Last Name, First Name, Middle Name)   5 RDO Code
DELA CRUZ, JUAN SANTOS
Part II - Employer Information (Present)
13 Employer's Name                            36   Income (Sum of Items 27 to 35)
SAN ISIDRO DISTRICT HOSPITAL
14 Registered Address                         37   Basic Salary                              383,226.64
Part III - Employer Information (Previous)    41   Fixed Housing Allowance                         0.00
19   Gross Compensation Income from Present   625,807.20
     Employer (Sum of Items 36 and 50)
20   Income from Present Employer (From Item 36)
21   Taxable Compensation Income              481,681.84
22   Add: Taxable from Previous Employer            0.00
23   Gross Taxable Compensation Income        481,681.84
`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
      employerName: 'SAN ISIDRO DISTRICT HOSPITAL',
      grossAmount: 625_807.2,
      baseAmount: 383_226.64,
    });
  });
});

describe('forms 2316 with broken words', () => {
  it('completes the surname from the signature, and restores lost commas', () => {
    const page = `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
1 For the Year (YYYY) 2025
4 Employee's Name (Last Name, First Name, Middle Name)   5 RDO Code
MA. CRISTINA REYES                                       047
7 Date of Birth (MM/DD/YYYY)
03/19/1991
19   Gross Compensation Income from Present Employer     691, ’ 264.91
20   Total Non-Taxable                                   112,787.50
21   Taxable Compensation Income                         578,477.41
39   Basic Salary                                        0.00
54 VILLANUEVA, MA. CRISTINA REYES
`;
    const read = readTyped('TAX_DOCUMENT', page);
    expect(read).toMatchObject({ employeeName: 'VILLANUEVA, MA. CRISTINA REYES', grossAmount: 691_264.91 });
    expect(read).not.toHaveProperty('baseAmount');
  });
});

describe('payslips of employers abroad', () => {
  it('takes the currency of the amounts, not of the conversion', () => {
    const page = `
NORTHWIND REMOTE TEAMS, LLC
Pay Statement
Contractor          Juan Carlo Abad
Period              November 1 - November 30, 2025
Base salary                 $2,000.00
Bonus                         $150.00
Gross pay                   $2,150.00
Transfer fee                   -$5.00
Net pay                     $2,145.00
Approx. ₱125,200.00 at 1 USD = 58.37 PHP
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ currency: 'USD', netAmount: 2145 });
  });

  it('prefers the currency of a label to the signs beside amounts', () => {
    const page = `
Company: Kestrel Analytics Pte Ltd
Employee: Liza Marie Ocampo
Pay Period: 01 Oct 2025 - 31 Oct 2025
Currency            SGD
Total Earnings              3,200.00
Net Pay                     3,100.00
PHP 136,090.00 was sent to your account
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ currency: 'SGD' });
  });

  it('finds no currency for dollar signs beside Philippine deductions', () => {
    const page = `
CASCADE FOODS INC.
Employee Name: Reyes, Ana Liza C.
Gross Pay      $4,000.00     SSS         $200.00
Net Pay        $3,700.00     PhilHealth  $100.00
`;
    expect(readTyped('PAYSLIP', page)).not.toHaveProperty('currency');
  });
});

describe('text beside and below a payslip', () => {
  it('ignores the print date, drops the place behind a company, and reads a week as the period', () => {
    const page = `
MAHARLIKA HARDWARE CORP. Brgy. Anos, Los Baños, Laguna          PAYSLIP
Name: Dizon, Paul R.       Payroll Week: 11/08/25 - 11/14/25      Paid on: 11/19/25
Gross Pay 7,000.00
Total Deductions 500.00
Net Pay 6,500.00
Generated from the payroll portal on 20 Nov 2025 21:17
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'MAHARLIKA HARDWARE CORP.',
      startDate: '2025-11-08',
      endDate: '2025-11-14',
    });
  });

  it.each([
    ['I, LEA MARIE V. DELOS SANTOS (40021188), acknowledge receipt of my payslip.', 'LEA MARIE V. DELOS SANTOS'],
    ['I, Roberto G. Quizon, hereby acknowledge to have received the above amount.', 'Roberto G. Quizon'],
    ['Ako si Roberto G. Quizon ay tumanggap ng halagang nakasaad sa itaas.', 'Roberto G. Quizon'],
  ])('reads the employee from the acknowledgement: %s', (sentence, employeeName) => {
    const page = `
SAN ROQUE MARKETING
PAYROLL SLIP     Oct 16-31, 2025
GROSS 8,000.00    DEDUCTIONS 600.00
NET PAY 7,400.00
${sentence}
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ employeeName });
  });
});

describe('forms 2316 with two adjacent employers', () => {
  it.each([
    ['PREVIOUS EMPLOYER (Part III)', 'PRESENT EMPLOYER (Part II)'],
    ['     FORMER EMPLOYER', '     CURRENT EMPLOYER'],
  ])('takes the present employer, and neither as the employee: %s', (previous, present) => {
    const page = `
BIR Form No. 2316    Certificate of Compensation Payment/Tax Withheld
1 For the Year                        2 For the Period
2023                                  From: 06/16/2023    To: 12/31/2023
3 TIN                                 4 Employee's Name
427-905-116-000                       Abad, Roberto Quizon
          ${previous.padEnd(40)}          ${present}
17 Name   Southern Shield Agency, Inc.            13 Name   Apo Guard Services Corp.
16 TIN    003-881-205-000                         12 TIN    006-227-319-000
`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
      startDate: '2023-06-16',
      endDate: '2023-12-31',
      employerName: 'Apo Guard Services Corp.',
      employeeName: 'Abad, Roberto Quizon',
      taxNumber: '427-905-116-000',
    });
  });

  it('skips amounts of zero, and separates item numbers from the amounts before them', () => {
    const page = `
BIR Form No. 2316    Certificate of Compensation Payment/Tax Withheld
Gross Compensation Income from Present      44B                          0.00
19   Employer (Sum of Items 38 and 52)             394,587.18
20   Income from Present Employer   88,734.60 45     Commission          0.00
21                                 305,852.58
39   Basic Salary                  244,650.00
29   Basic Salary                        0.00
`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ grossAmount: 394_587.18, baseAmount: 244_650 });
  });
});
