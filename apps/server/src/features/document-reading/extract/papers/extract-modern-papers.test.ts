import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';
import { findCurrency } from '../../completion/amounts/find-currency.ts';
import { readLines } from '../../layout/read-lines.ts';

describe('bills', () => {
  it('reads an amount followed by "CR" as a dated payment', () => {
    const page = `
BALANGAY BROADBAND CORPORATION
Statement Date: 06/20/2024
Amount due from last statement                                   3,247.00
Payment - Online Bills Payment           06/07/2024              3,247.00 CR
BALANCE FROM PREVIOUS BILL                                           0.00
TOTAL CURRENT CHARGES                                            3,247.00
TOTAL AMOUNT DUE                                                 3,247.00
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ paymentDate: '2024-06-07', balanceAmount: 0 });
  });

  it('completes the brand in the head with the company name in small print', () => {
    const page = `
BALANGAY BROADBAND
BALANGAY BROADBAND CORPORATION, J.P. Laurel Ave., Davao City

Account No. 0482-771-0093
Internet charges                       2,454.46
TOTAL AMOUNT DUE                       2,454.46
`;
    expect(readTyped('TELCO_BILL', page).supplier).toBe('BALANGAY BROADBAND CORPORATION');
  });

  it("skips another column's number when the value stands below its label", () => {
    const page = `
Invoice No.              GoPlan 1599 Monthly Recurring Fee        1,427.68
TM-2502-00771943
Total Amount Due         1,427.68
`;
    expect(readTyped('TELCO_BILL', page).statementNumber).toBe('TM-2502-00771943');
  });

  it('does not read the end of a bracket of the line above as a label', () => {
    const page = `
CURRENT BILL                      1,113.19
ARREARS                             412.36
TOTAL DUE                         1,525.55
Amount after due date (3% surcharge on
current bill):                    1,558.95
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ currentBillAmount: 1113.19, dueAmount: 1525.55 });
  });

  it('reads an address in its own column beside the labels of another', () => {
    const page = `
MAHARLIKA ELECTRIC COMPANY
BILL COMPUTATION          Amount              Customer name and service address
Residential Service                           SOLEDAD G. MANGAHAS
GENERATION CHARGE                             1147 INT. 3 DAGUPAN EXT., TONDO
Generation                2,041.78            MANILA, METRO MANILA 1013
Total amount due          2,041.78
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'SOLEDAD G. MANGAHAS',
      address: '1147 INT. 3 DAGUPAN EXT., TONDO MANILA, METRO MANILA 1013',
    });
  });
});

describe('payslips', () => {
  it("prefers the month's amounts to those of the year to date", () => {
    const page = `
Employee   ANA REYES
Gross earnings         63,285.00          Year to date
Total deductions       13,713.96          Gross earnings     188,118.18
Net pay                49,571.04          Net pay            148,926.05
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ grossAmount: 63285, netAmount: 49571.04 });
  });

  it('classifies a payroll register slip as a payslip', () => {
    const page = `
SOLARIS WIRE HARNESS PHILS., INC.          PAYROLL REGISTER SLIP
EMP NAME : SANTIAGO, MARK ANGELO D.        PAYOUT DATE : 03/10/25
PERIOD COVERED : 02/21/25 - 03/05/25
REGULAR DAYS        6,160.00     SSS PREMIUM          425.00
OVERTIME            1,268.75     PHILHEALTH           154.00
TOTAL EARNINGS      7,428.75     TOTAL DEDUCTIONS     579.00
NET PAY             6,849.75
`;
    expect(classify([typePage(page)]).fileType).toBe('PAYSLIP');
  });

  it('keeps a yearly salary when an allowance is monthly', () => {
    const page = `
CERTIFICATE OF EMPLOYMENT
This certifies that the person named below is employed by Matahimik Technologies Corp.
Employee                   Leonardo Sarmiento
Annual gross salary        PHP 1,068,000.00
Rice allowance             PHP 4,800.00 monthly, in addition to salary
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ salaryAmount: 1068000, salaryTerm: 'Annual' });
  });
});

describe('names', () => {
  it('does not take the department that issues a letter as its company', () => {
    const page = `
People Operations
Maharlika IT Solutions Philippines Corp.

Certificate of Employment
Full name     Paolo Antonio Mercado
Date hired    16 June 2025
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page).employerName).toBe('Maharlika IT Solutions Philippines Corp.');
  });

  it('keeps a surname that resembles a label', () => {
    const page = `
MAYON STEEL & FABRICATION, INC.

DANILO V. CARIÑO JR.
Welder II

ID NO.   MSF-0915-227
`;
    expect(readTyped('COMPANY_ID', page)).toMatchObject({ name: 'DANILO V. CARIÑO JR', idCard1: 'MSF-0915-227' });
  });

  it('drops a suffix behind the surname', () => {
    const page = 'NBI CLEARANCE\nLast Name: ESPAÑOLA JR.\nFirst Name: RAMON\nMiddle Name: REYES\n';
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ lastName: 'ESPAÑOLA', firstName: 'RAMON' });
  });
});

describe('the currency', () => {
  const page = (first: string, second: string | null) => {
    const typed = typePage(`Net Pay  ${first}\n`, 'PICTURE');
    const words = typed.words.map((word) =>
      word.text === first && second !== null ? { ...word, second: { text: second, confidence: 95 } } : word,
    );
    return readLines([{ ...typed, words }]);
  };

  it.each(['17,182.53', 'P17,182.53'])('reads pesos from a sign that only one reader saw: %s', (second) => {
    expect(findCurrency(page('$17,182.53', second))).toMatchObject({ value: 'PHP' });
  });

  it('finds no currency for a dollar sign that both readers, or the only one, saw', () => {
    expect(findCurrency(page('$17,182.53', '$17,182.53'))).toBeNull();
    expect(findCurrency(page('$17,182.53', null))).toBeNull();
  });

  it('reads pesos at the end of a sentence', () => {
    expect(findCurrency(readLines([typePage('Amounts in Philippine Pesos.\n')]))).toMatchObject({ value: 'PHP' });
  });
});
