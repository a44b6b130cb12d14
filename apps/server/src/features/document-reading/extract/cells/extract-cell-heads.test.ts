import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('heads of cells', () => {
  it('keeps a label whole when its last word could begin the label below it', () => {
    const bill = `
MALITBOG WATER DISTRICT
WATER BILL
Account No.       021-14-0386               Bill No.            MWD 93714
Classification    RES 1/2                   Date of Bill        Apr 28, 2025
Meter Serial      A18-446021                Due Date            May 13, 2025
TOTAL AMOUNT DUE                                                1,003.17
Your account has one month arrears. Please settle on or before
May 20, 2025 to avoid disconnection.
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({
      statementDate: '2025-04-28',
      dueDate: '2025-05-13',
      statementNumber: 'MWD 93714',
    });
  });

  it('keeps a two-line column head in the column of its first line', () => {
    const bill = `
MAHARLIKA ELECTRIC COMPANY
Billing Statement
FIT-All              0.0838      24.05      METER NO.      PREVIOUS    CURRENT     MULTI-    TOTAL
                                                           READING     READING     PLIER     kWh USED
Fixed Metering Charge             5.00
GOVERNMENT TAXES                            112GN40781     18,652      18,939      1         287
`;
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({
      previousReading: 18652,
      presentReading: 18939,
      currentPeriodUsage: 287,
    });
  });

  it('reads VAT behind a dash as a part of its charge', () => {
    const bill = `
BATAAN ELECTRIC COOPERATIVE, INC.
STATEMENT OF ACCOUNT
VALUE ADDED TAX
VAT - Generation          0.6203      115.38
VAT - Transmission        0.1262       23.47
Total VAT                             138.85
`;
    expect(readTyped('ELECTRICITY_BILL', bill).vatAmount).toBe(138.85);
  });

  it('does not read a date below a column head as a reading', () => {
    const bill = `
VISAYAN CENTRAL POWER COMPANY, INC.
ELECTRICITY BILL
Meter No.        Previous Reading     Present Reading     kWh Consumption
                 25 Mar 2024          25 Apr 2024
LG-7782210       45118                47302               2,184
`;
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({ previousReading: 45118, presentReading: 47302 });
  });

  it('ends columns at a sentence that crosses the page', () => {
    const bill = `
LUZON EASTERN POWER COMPANY
ELECTRIC BILL
Meter No.        Previous Reading     Present Reading      Actual Consumption (kWh)     Days
311MY 884217     14862                15149                287                          30
Please disregard the disconnection notice if payment has been made before this bill, or call our hotline today.
CAN              Due Date                                                       Total Amount Due
0441 7731 5208   05 Jun 2025                                                    P 3,773.42
`;
    expect(readTyped('ELECTRICITY_BILL', bill).dueAmount).toBe(3773.42);
  });
});

describe('words of papers', () => {
  it('reads a name in three parts with bracketed labels', () => {
    const clearance = `
NATIONAL BUREAU OF INVESTIGATION
NBI ID NO: B735ESRM08-UX4419027                VALID UNTIL: 10/02/2021
NAME (LAST)      : ESCUETA
(FIRST)          : RAMIL
(MIDDLE)         : BUENAFLOR
`;
    const name = { lastName: 'ESCUETA', firstName: 'RAMIL', middleName: 'BUENAFLOR' };
    expect(readTyped('CLEARANCE_NBI', clearance)).toMatchObject(name);
  });

  it('keeps the series letters before a grouped number', () => {
    const bill = 'SILANGAN WATER SERVICES, INC.\nWATER BILL\nInvoice No.          SW 0072 1194 5508\n';
    expect(readTyped('WATER_BILL', bill).statementNumber).toBe('SW 0072 1194 5508');
  });

  it('reads a period with abbreviated labels', () => {
    const bill = 'PASELCO ELECTRIC COOPERATIVE, INC.\nPeriod Fr       04/12/2025\nPeriod To       05/12/2025\n';
    const period = { startDate: '2025-04-12', endDate: '2025-05-12' };
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject(period);
  });

  it('reads the town below its province as the employer', () => {
    const slip = `
Republic of the Philippines
Province of Quirino
LOCAL GOVERNMENT UNIT OF SAN VICENTE DEL NORTE
PAY SLIP
Name           : JOCELYN P. ABARQUEZ
`;
    expect(readTyped('PAYSLIP', slip).employerName).toBe('LOCAL GOVERNMENT UNIT OF SAN VICENTE DEL NORTE');
  });

  it("drops the licence number behind the employer's name", () => {
    const slip = 'J.M. ABELLANA BUILDERS\n& General Contractor - Lic. No. 38274-C\nRESIBO NG SAHOD (PAYSLIP)\n';
    const name = 'J.M. ABELLANA BUILDERS & General Contractor';
    expect(readTyped('PAYSLIP', `${slip}Pangalan: ROGELIO P. TAMPUS JR.\n`).employerName).toBe(name);
  });

  it("ignores the date of the form's edition and the school ID", () => {
    const letter = `
SAN AGAPITO ACADEMY OF NUEVA VIZCAYA, INC.
DepEd School ID 401227                      Form HRS-09 v4 15 Nov 2023
CERTIFICATION
This is to certify that Ms. ANGELICA B. TUMBAGA is a regular faculty member of this institution and has
been employed as Junior High School Teacher II from June 3, 2019 up to the present.
Given this 17th day of January, 2024 at Solano, Nueva Vizcaya.
LEONORA C. PASCUA
School Principal
`;
    const { issueDate, employeeIdNumber } = readTyped('EMPLOYMENT_CERTIFICATE', letter);
    expect({ issueDate, employeeIdNumber }).toEqual({ issueDate: '2024-01-17', employeeIdNumber: undefined });
  });
});

it("finds the label below the value's rule, wherever it stands under it", () => {
  const bill = `
LAKESIDE ELECTRIC COOPERATIVE, INC.
Miguel Uy De los Santos                       8202732607
Billed To                                     Your Account Number
#12 Rizal Avenue, Pasig City 1600
                                    Supply Address
AUG 25, 2022                                  SEP 08, 2022
Bill Issued                                   Due By
`;
  expect(readTyped('ELECTRICITY_BILL', bill).address).toBe('#12 Rizal Avenue, Pasig City 1600');
});

describe('numbers and terms without a label', () => {
  it('reads a statement number by its SOA prefix', () => {
    const bill = 'MINDANAO POWER COMPANY, INC.\nElectric Bill\nPonciano Reyes St., Davao City       SOA-7700418253\n';
    expect(readTyped('ELECTRICITY_BILL', bill).statementNumber).toBe('SOA-7700418253');
    expect(readTyped('ELECTRICITY_BILL', bill.replace('SOA-', 'PTU-')).statementNumber).toBe(undefined);
  });

  it('ignores the term of yearly extras as the term of the salary', () => {
    const letter = `
SAN AGAPITO ACADEMY OF NUEVA VIZCAYA, INC.
CERTIFICATE OF EMPLOYMENT
This is to certify that Ms. ANGELICA B. TUMBAGA is employed in this school as Junior High School Teacher.
This is to certify further that she receives a monthly salary of Twenty-Four Thousand Three
Hundred Fifty Pesos (PHP 24,350.00), exclusive of 13th month pay and clothing allowance of
PHP 5,000.00 per year.
Issued this 17th day of January 2024.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({ salaryAmount: 24350, salaryTerm: 'monthly' });
  });
});

describe('customers, suppliers and their parts', () => {
  it('separates the customer from the supplier beside it, whose name continues below', () => {
    const bill = `
STATEMENT OF ACCOUNT
Silangan Water          CASA AMIHAN HOMEOWNERS ASSOCIATION INC.
Services Co., Inc.      CLUBHOUSE, AMIHAN AVE., BRGY. SAN ISIDRO, TAYTAY, RIZAL
Bill Date               03 SEP 2024
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({
      supplier: 'Silangan Water Services Co., Inc.',
      fullName: 'CASA AMIHAN HOMEOWNERS ASSOCIATION INC.',
      address: 'CLUBHOUSE, AMIHAN AVE., BRGY. SAN ISIDRO, TAYTAY, RIZAL',
    });
  });

  it('does not read an address near a school as a company', () => {
    const bill = `
Sugbo-Bohol Cable & Fiber Corp.
BILLING STATEMENT
ANALYN P. TUMULAK
Purok 3, Brgy. Dao, near Dao Elem. School,
Tagbilaran City, Bohol
`;
    const address = 'Purok 3, Brgy. Dao, near Dao Elem. School, Tagbilaran City, Bohol';
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({ fullName: 'ANALYN P. TUMULAK', address });
  });

  it('joins an address around the label beside its middle', () => {
    const bill = `
SAN JACINTO COMMUNITY CABLE TELEVISION, INC.
BILLING NOTICE
Subscriber:     BEBANG'S EATERY & CATERING
                MAHARLIKA ST., BRGY. DANAO, SAN JACINTO,
Address:        MASBATE
Bill Date       06/02/2025
`;
    const address = 'MAHARLIKA ST., BRGY. DANAO, SAN JACINTO, MASBATE';
    expect(readTyped('TELCO_BILL', bill).address).toBe(address);
  });

  it('matches a one-word brand to its maker by four letters', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `Monthly plan fee ${at}     1,799.00`).join('\n');
    const bill = `talamobile\nYour monthly bill\n${lines}\nTala Telecommunications Corporation · 31F Tala Center, Taguig\n`;
    expect(readTyped('TELCO_BILL', bill).supplier).toBe('Tala Telecommunications Corporation');
  });

  it('takes the VAT total, not a part of the tax with its own rate', () => {
    const bill = `
CAMARINES ELECTRIC COOPERATIVE, INC.
STATEMENT OF ACCOUNT
VALUE ADDED TAX
VAT Generation        0.1180         16.87
VAT Distrib.          0.2254         32.23
Total VAT                            49.10
`;
    expect(readTyped('ELECTRICITY_BILL', bill).vatAmount).toBe(49.1);
  });

  it('corrects the first letter of an email address to the initial of its holder', () => {
    const bill = `
Hibla Broadband Corporation
Account Name      Luz P. Evangelista
Email:            ip.evangelista@mailbox.ph
`;
    expect(readTyped('TELCO_BILL', bill).emailAddress).toBe('lp.evangelista@mailbox.ph');
    expect(readTyped('TELCO_BILL', bill.replace('Luz', 'Ana')).emailAddress).toBe('ip.evangelista@mailbox.ph');
    expect(readTyped('TELCO_BILL', bill.replace('mailbox.ph', 'gmall.com')).emailAddress).toBe(
      'lp.evangelista@gmail.com',
    );
  });

  it('drops a misread logo before a name, and the trades of a firm', () => {
    const slip = (head: string) =>
      `${head}\n17F Cyber Sigma Tower, Taguig City\nPAY SLIP\nEmployee Name     Kristine Joy Cruz\n`;
    const nameOf = (head: string) => readTyped('PAYSLIP', slip(head)).employerName;
    expect(nameOf('/M\\ Bridgepoint Customer Solutions, Inc.')).toBe('Bridgepoint Customer Solutions, Inc.');
    expect(nameOf('R.M. DAGATAN CONSTRUCTION AND SUPPLY\nGeneral Contractor     Hollow Blocks     Hardware')).toBe(
      'R.M. DAGATAN CONSTRUCTION AND SUPPLY',
    );
  });

  it('reads a tax number that is joined to its label', () => {
    const slip = 'NORTHSTAR MICRODEVICES PHILS. CORP.\nPAYSLIP\nSSS 04-2917735-1     TIN471-290-883\n';
    expect(readTyped('PAYSLIP', slip).taxNumber).toBe('471-290-883');
  });

  it('reads the company behind a label with an item number', () => {
    const form = `
BIR Form No. 2316
Certificate of Compensation Payment/Tax Withheld
4 Employee's Name (Last, First, Middle) MAGSINO, ROWENA CASTILLO
Part II - Employer Information (Present)
13 Employer's Name MAYON GOLD FOOD PROCESSING CORP.
`;
    expect(readTyped('TAX_DOCUMENT', form).employerName).toBe('MAYON GOLD FOOD PROCESSING CORP.');
  });
});
