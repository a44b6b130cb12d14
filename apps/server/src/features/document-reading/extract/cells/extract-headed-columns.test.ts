import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('bills in columns with heads of their own', () => {
  it("does not read the next column's head as a name, and takes the payment date from its own column", () => {
    const bill = `
MALINAO RIVER WATER DISTRICT                    WATER BILL
CONCESSIONAIRE            METER READING
YLAGAN, FELICITAS M.      Meter No.     18-550274
Account No.               Present Reading     841
041-12-0387               Previous Reading    823
Total Amount Due     407.80
LAST PAYMENT              ANNOUNCEMENT
Date      Mar 3, 2025     Water interruption on Mar 29, 2025
O.R. No.  3319072
Amount    388.50
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({
      fullName: 'YLAGAN, FELICITAS M.',
      paymentDate: '2025-03-03',
    });
  });

  it('does not read the charges beside the customer as a name', () => {
    const bill = `
TINAGO ISLAND ELECTRIC COOPERATIVE, INC.
CONSUMER                      Particulars
                              GENERATION CHARGES
ROSALES, NESTOR ABELLA        Generation System Charge     3,122.64
Purok 5, Brgy. Magsaysay, Tinago, Eastern Samar 6822
Account No.    14-0362-0870   Transmission Charge     537.36
`;
    expect(readTyped('ELECTRICITY_BILL', bill).fullName).toBe('ROSALES, NESTOR ABELLA');
  });

  it('takes the period from the rows of the readings, and ignores the subtotal before tax', () => {
    const bill = `
SAN ISIDRO RURAL ELECTRIC COOPERATIVE, INC.
PAHAYAG NG BAYARIN SA KURYENTE
Pangalan     TEODORO B. CABAHUG     Bill No.     0325-114097
Meter No.                   Petsa ng Pagbasa     Basa (Reading)
0087715     Nakaraan        02/26/2025           4216
            Kasalukuyan     03/26/2025           4304
Kabuuan bago ang VAT     916.33
Kabuuang VAT              84.91
KABUUANG BABAYARAN     1,001.24
`;
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({
      startDate: '2025-02-26',
      endDate: '2025-03-26',
      vatAmount: 84.91,
    });
  });

  it('does not read a charge for an unpaid amount as a previous bill', () => {
    const bill = `
STA. LUCENA WATER DISTRICT
WATER BILL
Current bill                           542.60
Previous bill                          811.40
Payment, 2 Apr 2025 (O.R. 771530)     (400.00)
Previous unpaid amount                 411.40
Surcharge, 10% of unpaid amount         41.14
TOTAL AMOUNT DUE                       995.14
`;
    expect(readTyped('WATER_BILL', bill).balanceAmount).toBe(411.4);
  });
});

describe('full names of employers', () => {
  it('keeps the division of a department', () => {
    const slip = `
Republic of the Philippines
DEPARTMENT OF EDUCATION – DIVISION OF MALINAO
PAY SLIP – ELEMENTARY TEACHERS
Employee Name     MONTEALEGRE, TERESITA BUENO     Employee No.     4417285
GROSS PAY     36,421.00
`;
    expect(readTyped('PAYSLIP', slip).employerName).toBe('DEPARTMENT OF EDUCATION – DIVISION OF MALINAO');
  });

  it('keeps "ng" and the products in a company name', () => {
    const letter = `
Hiyas ng Tabing-Ilog Food Products Company
KATIBAYAN NG PAGTATRABAHO
Pangalan / Name     Lorna Pascua Evangelio
Katungkulan / Position     Quality Control Inspector
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).employerName).toBe('Hiyas ng Tabing-Ilog Food Products Company');
  });

  it('joins a company name over two lines of a sentence', () => {
    const letter = `
CERTIFICATE OF EMPLOYMENT
This is to certify that ENGR. JERICHO B. MANLAPIG was employed by Karakoa Builders and
Infrastructure Corporation at its Dalton Pass Viaduct project site in Nueva Vizcaya.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).employerName).toBe(
      'Karakoa Builders and Infrastructure Corporation',
    );
  });
});

describe('forms and clearances, read in part', () => {
  it('keeps a tax heading out of the label below it, and a hint out of the name', () => {
    const form = `
BIR Form No. 2316
4 Employee's Name     Firstname Middle Name)
MAGBANUA, ERICSON LUMANLAN
B. TAXABLE COMPENSATION INCOME REGULAR
Basic Salary     280,315.00
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({
      baseAmount: 280315,
      employeeName: 'MAGBANUA, ERICSON LUMANLAN',
    });
  });

  it('reads the exempt salary of a form label that continues over the amount', () => {
    const form = `
BIR Form No. 2316
Basic Salary (including the exempt P250,000 and below) or SMW of the MWE     214,500.00
Holiday Pay (MWE)     0.00
`;
    expect(readTyped('TAX_DOCUMENT', form).baseAmount).toBe(214_500);
  });

  it('ignores the rest of an amount behind its thousands', () => {
    const form = 'BIR Form No. 2316\nBasic Salary     149, bi 001.00\n';
    expect(readTyped('TAX_DOCUMENT', form).baseAmount).toBeUndefined();
  });

  it('does not read the head of the next cell as a remark', () => {
    const page = `
NBI Clearance Online Services
Remarks                    Date Paid
NO DEROGATORY RECORD       2025-04-17
`;
    expect(readTyped('CLEARANCE_NBI', page).remark).toBe('NO DEROGATORY RECORD');
  });

  it('drops an empty box before a label', () => {
    const page = `
NBI CLEARANCE
[]     Address :     BLK 9 LOT 21 GREENHAVEN SUBD., CABUYAO CITY, LAGUNA
Date Printed : June 4, 2025
`;
    expect(readTyped('CLEARANCE_NBI', page).address).toBe('BLK 9 LOT 21 GREENHAVEN SUBD., CABUYAO CITY, LAGUNA');
  });

  it('corrects a misread letter or digit in a date', () => {
    expect(readTyped('COMPANY_ID', 'COMPANY ID\nDate of Birth: Now. 23, 1984\n').dateOfBirth).toBe('1984-11-23');
    expect(readTyped('WATER_BILL', 'WATER BILL\nStatement date     April 8,025\n').statementDate).toBe('2025-04-08');
  });
});

describe('values beside, below and above labels', () => {
  it('does not assign the amount of the row above to a label', () => {
    const bill = `
TABLAS STRAIT TELEPHONE COMPANY, INC.
Tel. 567-5110 / 567-5112     VAT REG TIN 002-318-574-000
STATEMENT OF ACCOUNT
SUBSCRIBER:
DOMINADOR L. FAJUTAGAO
14 RIZAL STREET, BRGY. DAPAWAN
ODIONGAN, ROMBLON 5505
TELEPHONE NO. : 567-5384     CLASS : RESIDENTIAL
NDD TOLL CALLS (SEE BELOW)     83.00
CALLER ID                      12.00
VALUE ADDED TAX 12%            81.00
                            --------
TOTAL CURRENT CHARGES         756.00
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({ vatAmount: 81, phoneNumber: '567-5384' });
  });

  it('adds the validity to a print date that stands above its label', () => {
    const page = `
NATIONAL BUREAU OF INVESTIGATION
Multi-Purpose Clearance
02/18/2025
DATE PRINTED
THIS CLEARANCE IS VALID FOR ONE (1) YEAR FROM DATE PRINTED.
`;
    expect(readTyped('CLEARANCE_NBI', page).expireDate).toBe('2026-02-18');
  });

  it('prefers labelled values to a later service record', () => {
    const letter = `
TINAGONG DAGAT SHIPPING LINES, INC.
CERTIFICATE OF EMPLOYMENT
Name                  Rodolfo Canete Bacalso
Last position held    Chief Mate
Department            Fleet Operations
Employment status     Regular
Date hired            04 May 2009
Service record:
Position       Vessel / Assignment     From              To
Second Mate    M/V Tinagong Dagat 7    01 November 2018  14 March 2022
Chief Mate     M/V Tinagong Dagat 7    15 March 2022     28 February 2025
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
      department: 'Fleet Operations',
      employmentStatus: 'Regular',
      position: 'Chief Mate',
    });
  });

  it('reads the purpose of a certificate without the phrase that all certificates add', () => {
    const letter = `
BANGKO SILANGAN SAVINGS BANK, INC.
CERTIFICATION
This is to certify that MS. PATRICIA ELAINE G. SANDOVAL is a regular employee since September 5, 2016.
This certification is issued upon the request of Ms. Sandoval in connection with her housing loan
application and for whatever legal purpose it may serve.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).purpose).toBe('housing loan application');
  });

  it('reads a period whose labels have commas, and a machine shop as the employer', () => {
    const form = `
TATLONG LAWIN MACHINE SHOP & FABRICATION
CERTIFICATE OF COMPENSATION PAYMENT / TAX WITHHELD
Employee                Norberto A. Gatchalian Jr.     Employee TIN          509-224-718-000
Period covered, from    January 1, 2024                Period covered, to    July 12, 2024
Employer's RDO          54A – Trece Martires City      Employer type         Main, present
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({
      startDate: '2024-01-01',
      endDate: '2024-07-12',
      employerName: 'TATLONG LAWIN MACHINE SHOP & FABRICATION',
    });
  });

  it('joins a surname in capitals below the given names, and reads the name that pay is deposited to', () => {
    const card = 'BITUIN LABS\nAlyssa Nicole\nMONTECLARO\nEMPLOYEE NO.\nBL-02317\n';
    expect(readTyped('COMPANY_ID', card).name).toBe('Alyssa Nicole MONTECLARO');
    const slip = 'AEROLIFT APRON SERVICES, INC.\nEarnings Statement\nDeposited to the account of\nCARLO T. SISON\n';
    expect(readTyped('PAYSLIP', slip).employeeName).toBe('CARLO T. SISON');
  });
});

describe('the supplier of a bill', () => {
  it("differs from the customer, even when the bank account is the supplier's", () => {
    const bill = `
Fibrelane Networks Corporation          INVOICE
3F Meridian IT Hub, Cardinal Ave., Cebu City 6000
BILL TO
Castellano & Uy Law Offices
904 Tierra Nova Building, Archbishop Reyes Avenue, Cebu City 6000
Amount Due     PHP 22,792.00
Bank details
Account name: Fibrelane Networks Corporation
Bank of the Visayan Coast, Cebu Main
Current Acct. 0447-1180-33
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({
      fullName: 'Castellano & Uy Law Offices',
      address: '904 Tierra Nova Building, Archbishop Reyes Avenue, Cebu City 6000',
    });
  });
});

describe('misread marks', () => {
  it('joins an amount in two pieces around a speck', () => {
    const form = 'BIR Form No. 2316\nGross Compensation Income from Present Employer     257, ’ 500.00\n';
    expect(readTyped('TAX_DOCUMENT', form).grossAmount).toBe(257_500);
  });

  it('separates an initial that was joined to the given name', () => {
    const bill = 'AGOS KRISTAL WATER COMPANY, INC.\nWATER BILL\nCustomer Name: GLENDAP. YBANEZ\n';
    expect(readTyped('WATER_BILL', bill)).toMatchObject({ firstName: 'GLENDA', middleName: 'P.', lastName: 'YBANEZ' });
  });

  it('does not read a discount of the plan as an adjustment', () => {
    const bill = `
KIDLAT FIBER COMMUNICATIONS, INC.
FIBER BILL
HomeFibre 200 Mbps – monthly service     1,699.00
Loyalty Reward – Year 3 with Kidlat      -100.00
Current charges                          1,599.00
`;
    expect(readTyped('TELCO_BILL', bill).adjustmentAmount).toBeUndefined();
  });
});

describe('text beside a name or an amount', () => {
  it('drops the status behind a name, and ends a company name with its legal form on the next line', () => {
    const water = 'BALANGKAS WATER DISTRICT\nWATER BILL\nName: Corazon V. Magsalin (Senior Citizen)\n';
    expect(readTyped('WATER_BILL', water).fullName).toBe('Corazon V. Magsalin');
    const bill = `
ARCHIPELAGO TELEPHONE SYSTEMS, INC.          BILLING INVOICE
BILL TO                                      INVOICE DETAILS
TRIANGULO HARDWARE & INDUSTRIAL SUPPLY       Account Number     0288-173-4490
CORP.                                        Telephone Number   (02) 8364-1952
1638 Rizal Avenue Extension                  Invoice Number     BI-03187742
Grace Park, Caloocan City 1403
`;
    expect(readTyped('TELCO_BILL', bill).address).toBe('1638 Rizal Avenue Extension Grace Park, Caloocan City 1403');
  });

  it('does not read an amount as a number of days when it exceeds any month', () => {
    const bill = `
KALINAW ELECTRIC COOPERATIVE, INC.
Meter No.     Present Reading     Previous Reading     Multiplier     Difference     Days
KE 2208461    8,631               8,417                1              214            28
System Loss Charge     0.7219     154.49               VAT System Loss     0.0611    13.08
Sub-total                       1,609.11               Total Current Bill            2,271.84
TOTAL AMOUNT DUE                                                                     2,271.84
`;
    expect(readTyped('ELECTRICITY_BILL', bill).currentBillAmount).toBe(2271.84);
  });

  it('reads the yearly salary below a table of monthly salaries', () => {
    const letter = `
CERTIFICATE OF COMPENSATION AND TAX WITHHELD
Name of Employee:     Maria Theresa A. Cunanan
Month        Basic Salary     Allowance     Total
January      38,500.00        3,000.00      41,500.00
February     38,500.00        3,000.00      41,500.00
Summary for the Year
Basic Salary                     462,000.00
Gross Compensation Income        536,500.00
`;
    expect(readTyped('TAX_DOCUMENT', letter).baseAmount).toBe(462_000);
  });
});
