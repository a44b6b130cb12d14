import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

describe('employers and employees', () => {
  it('reads the sender of a message as the employer and the greeted person as the employee', () => {
    const page = `
[Inbox] Your payslip for October 2025
From: Orange Peel Digital Inc. <payroll@orangepeel.example>
Hello Bea Katrina Solis,
Net salary                   35,187.50
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'Orange Peel Digital Inc.',
      employeeName: 'Bea Katrina Solis',
    });
  });

  it('finds the employer of a mobile page in the fine print, but not the payroll provider', () => {
    const page = (print: string) => `
9:41
< Earnings
Week of Mar 3 - 9, 2025
Ronnel Abad Quinto
Rider ID 88120
Net earnings                     P5,495.00
${print}
`;
    expect(readTyped('PAYSLIP', page('Bilis Padala Corp. This is a computer generated payslip.'))).toMatchObject({
      employerName: 'Bilis Padala Corp.',
      employeeName: 'Ronnel Abad Quinto',
    });
    expect(readTyped('PAYSLIP', page('Powered by Sweldong Pinoy Payroll Systems Corp.')).employerName).not.toBe(
      'Sweldong Pinoy Payroll Systems Corp.',
    );
  });

  it.each([
    ['Hi Rafael Antonio B. Cruz, here is your pay.', 'Rafael Antonio B. Cruz'],
    ['Ana Lucia Perez / Admin Assistant', 'Ana Lucia Perez'],
    ['Maria Elena Santos | Team Leader', 'Maria Elena Santos'],
  ])('finds the employee: %s', (line, name) => {
    expect(readTyped('PAYSLIP', `Bright Horizon Realty Inc.\n${line}\nNet pay   12,377.25`).employeeName).toBe(name);
  });

  it('prefers the village to its city as the employer, and keeps a surname that resembles a legal form', () => {
    const page = `
Republic of the Philippines
City of Santa Rosa
BARANGAY SAN ISIDRO
PAYSLIP
Name: SALAZAR, DIANNE MAE CO
Honorarium                     P 25,000.00
Less: Withholding tax          P  2,500.00
Net amount received            P 22,500.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'BARANGAY SAN ISIDRO',
      employeeName: 'SALAZAR, DIANNE MAE CO',
      grossAmount: 25_000,
    });
  });

  it('reads the words of household employment', () => {
    const page = `
Pangalan ng Amo: Mrs. Josefina T. Ilustre
Pangalan ng Kasambahay: Rosalinda Cabuhat
Kabuuang Sahod                           P7,800.00
SAHOD NA NATANGGAP                       P7,300.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'Mrs. Josefina T. Ilustre',
      employeeName: 'Rosalinda Cabuhat',
      netAmount: 7300,
    });
  });

  it('does not read table heads and rows as names', () => {
    const page = `
Nexbridge Payments Philippines Inc
Employee: 10-0482 MARASIGAN, HAZEL ANN V.
EMPLOYEES UNION DUES            120.00
Loan                Principal           Balance
SSS                 20,000.00         13,000.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'Nexbridge Payments Philippines Inc',
      employeeName: 'MARASIGAN, HAZEL ANN V.',
    });
  });

  it('does not read the last line of a form item as a label', () => {
    const page = `
24  Add: Taxable Compensation Income from Previous          0.00
    Employer
25  Gross Taxable Compensation Income                 466,025.00
`;
    expect(readTyped('TAX_DOCUMENT', page)).not.toHaveProperty('employerName');
  });

  it('begins a name behind the whole hint, and ends it before the next part', () => {
    const page = (name: string) => `4 ${name}\nBAUTISTA, NENITA R.\nPart II   Employer Information (Present)\n`;
    for (const name of [
      "Employee's Name (Last Name, First Name, Middle Name)",
      "Employee's Name (Last, First, Middle Name)",
    ])
      expect(readTyped('TAX_DOCUMENT', page(name)).employeeName).toBe('BAUTISTA, NENITA R.');
  });
});

describe('amounts of payslips', () => {
  it('does not read amounts as numbers of an institution', () => {
    const page = `
SSS                         (875.00)
Salary Loan - SSS         (1,153.84)
Company Store               (586.66)
`;
    expect(readTyped('PAYSLIP', page)).not.toHaveProperty('ssNumber');
  });

  it('finds an unlabelled gross that the deductions reduce to the net pay', () => {
    const page = `
6 days x 700              P4,200.00
OT 6 hrs x 105            P  630.00
                          ---------
                          P4,830.00
vale                      P  500.00
SSS                       P   50.00
                          ---------
Net of deductions         P4,280.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ grossAmount: 4830, netAmount: 4280 });
  });

  it('reads the wages of seafarers in dollars', () => {
    const page = `
SEAFARER'S ACCOUNT OF WAGES
Name of Seafarer: OCAMPO, JERICK P.     Position: Messman
All amounts in US Dollars
TOTAL CREDITS               1,850.00
TOTAL DEBITS                  930.00
BALANCE PAYABLE               920.00
`;
    expect(classify([typePage(page)]).fileType).toBe('PAYSLIP');
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employeeName: 'OCAMPO, JERICK P.',
      grossAmount: 1850,
      netAmount: 920,
      currency: 'USD',
    });
  });

  it.each(['#£7,300.00', '# 7,300.00', '£7,300.00'])('reads %s beside Philippine deductions as pesos', (net) => {
    expect(readTyped('PAYSLIP', `PhilHealth     100.00\nNet pay     ${net}`).currency).toBe('PHP');
    expect(readTyped('PAYSLIP', `Net pay     ${net}`)).not.toHaveProperty('currency');
  });

  it('reads the currency from a column head', () => {
    expect(readTyped('PAYSLIP', 'Earnings          Amount (P)\nBasic           51,304.00').currency).toBe('PHP');
  });

  it('classifies a page with deductions for institutions as a payslip', () => {
    const page = `
GOLDEN SHEAF RICE MILL
Name: CABRERA, JUNEL                  May 16-31, 2025
Basic          10,400.00
SSS               500.00
PHIC              260.00
HDMF              100.00
Net             9,540.00
`;
    expect(classify([typePage(page)]).fileType).toBe('PAYSLIP');
  });
});
