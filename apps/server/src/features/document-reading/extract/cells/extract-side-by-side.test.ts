import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('two candidates for a value', () => {
  it('prefers full dates to the month of a heading', () => {
    const slip = `
Bluepine Logistics PH Inc.
Payslip for February 2025, 1st cutoff
Employee                     Employee no.
Katrina Isabel Fontanilla    BP-00716
Pay period                    Job title
Jan 26, 2025 - Feb 10, 2025   Systems Analyst
Gross pay    37,375.00
Net pay      29,995.90
`;
    expect(readTyped('PAYSLIP', slip)).toMatchObject({ startDate: '2025-01-26', endDate: '2025-02-10' });
  });

  it('prefers the monthly salary to its yearly sum', () => {
    const letter = `
CRESTLINE PROPERTY MANAGEMENT CORPORATION
CERTIFICATE OF EMPLOYMENT
This is to certify that Mr. JEROME PATRICK L. SANDOVAL is a regular employee of Crestline Property Management Corporation
since August 16, 2018 up to the present. Mr. Sandoval receives a monthly basic salary of Php 42,500.00.
Particulars                      Annual (Php)
Basic salary (12 months)         510,000.00
13th month pay                   42,500.00
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).salaryAmount).toBe(42500);
  });

  it('assigns a number to the employee above it, not to the employer further below', () => {
    const form = `
Marisol Heights Academy, Inc.        TIN 009-551-470-000
CERTIFICATE OF COMPENSATION AND TAX WITHHELD
Taxable Year 2024
Employee                        Benedicto R. Lacsamana
TIN                             462-118-703-000
Date of birth                   April 22, 1997
Position                        Junior High School Teacher
Employer                        Marisol Heights Academy, Inc.
Period of employment covered    June 3, 2024 to December 31, 2024
`;
    expect(readTyped('TAX_DOCUMENT', form)).toMatchObject({
      taxNumber: '462-118-703-000',
      startDate: '2024-06-03',
      endDate: '2024-12-31',
    });
  });

  it('sums below a table are in no column of its rates', () => {
    const bill = `
VILLA CELESTINA HOMEOWNERS' ASSOCIATION, INC.
WATER BILL
Previous Reading    Present Reading     Usage       Rate
642                 661                 19          Php 34.00
Water, 19 x Php 34.00                               Php 646.00
Current Bill                                        Php 696.00
Unpaid Balance                                      Php 212.00
TOTAL DUE                                           Php 908.00
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({ dueAmount: 908, balanceAmount: 212, currentPeriodUsage: 19 });
  });

  it('does not read a unit price as the multiplier', () => {
    const bill = `
VILLA ESPERANZA HOMEOWNERS ASSOCIATION, INC.
WATER BILLING STATEMENT
Previous Reading    Present Reading    Consumption (m3)    Rate per m3    Amount
846                 864                18                  Php 32.00      Php 576.00
TOTAL AMOUNT DUE                                                          Php 576.00
`;
    expect(readTyped('WATER_BILL', bill).currentPeriodUsage).toBe(18);
  });

  it('reads the payment date before the method of payment', () => {
    const bill = `
Amihan Wireless Corporation
STATEMENT OF ACCOUNT
Previous Bill Amount                                                4,597.00
Less: Payment       18 Mar 2025 Online banking, Ref. 88103274      -3,000.00
TOTAL AMOUNT DUE                                                    6,047.00
`;
    expect(readTyped('TELCO_BILL', bill).paymentDate).toBe('2025-03-18');
  });
});

describe('ends of values', () => {
  it('continues a right-aligned address on a wider line', () => {
    const bill = `
SAN ISIDRO WATER DISTRICT
SINGIL SA TUBIG
Pangalan                    Teodora M. Salonga
Tirahan                    Sitio Bagong Buhay,
                        Brgy. Alua, San Isidro
Klase                         Residential 1/2"
KABUUANG BAYARIN                       P648.80
`;
    expect(readTyped('WATER_BILL', bill).address).toBe('Sitio Bagong Buhay, Brgy. Alua, San Isidro');
  });

  it('drops a job title from the name above it', () => {
    const card = `
MERIDIAN CREST BUILDERS, INC.
Name
RICARDO S. VALENZUELA JR.
Project Engineer
ID No. MCB-03391
`;
    expect(readTyped('COMPANY_ID', card).name).toBe('RICARDO S. VALENZUELA JR');
  });

  it('drops the holder’s name from the address', () => {
    const bill = `
Puerto Claro Power & Light Company
ELECTRIC BILL
Service address
TERESITA D. AGUSTIN
39 SAMPAGUITA EXTENSION, BRGY. MASIKAP
PUERTO CLARO CITY, PALAWAN 5300

Customer Name         TERESITA D. AGUSTIN
Total Amount Due      Php 3,016.73
`;
    expect(readTyped('ELECTRICITY_BILL', bill).address).toBe(
      '39 SAMPAGUITA EXTENSION, BRGY. MASIKAP PUERTO CLARO CITY, PALAWAN 5300',
    );
  });

  it('keeps an address beside the words about emergencies', () => {
    const card = `
Lirio Contact Center Corp.
Angelica Joy B. Tionko
Employee No.     LCC-11873
Date of Birth    10/28/1999                         In case of emergency
Sex              Female                             please notify
Address          Prk. Mahogany, Brgy. Mandalagan,   Nelia B. Tionko
                 Bacolod City 6100                  0928 555 0194
`;
    expect(readTyped('COMPANY_ID', card).address).toBe('Prk. Mahogany, Brgy. Mandalagan, Bacolod City 6100');
  });

  it('reads two dates above each other in one cell as a period', () => {
    const bill = `
Himigtel Communications, Inc.
Statement Date       08 June 2025       Current Charges        1,596.00
                     06 May 2025
Billing Period       05 June 2025       Calls to mobile           86.61
Total Amount Due                                               1,596.00
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({ startDate: '2025-05-06', endDate: '2025-06-05' });
  });

  it('does not read the first word of a sentence as a label', () => {
    const form = `
CERTIFICATE OF EMPLOYMENT
Employee Name    MONDRAGON, CHERRY LYN ABAD
Position         Medical Technologist II
Remarks          Employee has an approved leave from 05 to 16 May 2025.
Date Issued      27 February 2025
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', form).remarks).toBe(
      'Employee has an approved leave from 05 to 16 May 2025.',
    );
  });

  it('keeps "Pagawaan ng" in a bakery\'s name, and letters before a number', () => {
    const slip = `
Pagawaan ng Tinapay Aling Sabel, Inc.
PAYSLIP
Pangalan ng Manggagawa    Salvacion D. Macatangay
NET PAY                   P6,483.88
`;
    expect(readTyped('PAYSLIP', slip).employerName).toBe('Pagawaan ng Tinapay Aling Sabel, Inc.');
    const card = 'DON ELPIDIO MEMORIAL HOSPITAL\nJUAN S. DELA CRUZ\nStaff Nurse\nID No. DEMMH 2021-118\n';
    expect(readTyped('COMPANY_ID', card).idCard1).toBe('DEMMH 2021-118');
  });
});

describe('unrelated text nearby', () => {
  it('does not read the last word of a sentence as a label', () => {
    const letter = `
J & R MALAPITAN HARDWARE AND AUTO SUPPLY
CERTIFICATE OF EMPLOYMENT
This is to certify that Mr. ERNESTO D. MALINAO was employed in our store as Warehouse Checker.
This certification is issued upon his request for local
employment.
Given this 12th day of February 2025 in Quezon City.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).not.toHaveProperty('employmentStatus');
  });

  it('ignores called numbers, and reads a company as the customer', () => {
    const bill = `
TANGLAW TELEPHONE COMPANY, INC.
Tanglaw Bldg., 410 Shaw Blvd., Mandaluyong City 1552
BUSINESS TELEPHONE BILL

TRES MOLINOS PACKAGING CORPORATION
2nd Flr. Molinos Bldg., 88 E. Rodriguez Jr. Ave.
Bagumbayan, Quezon City 1110
TIN 007-341-655-00000  Attn: Accounts Payable

Account Number     Telephone Number      Bill Date
0031-7725-04       (02) 8531-4477        05/02/2025
Date          Time     Called place    Called number     Amount
04/23/2025    09:05    Mobile          0917-555-0162     168.00
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({
      fullName: 'TRES MOLINOS PACKAGING CORPORATION',
      address: '2nd Flr. Molinos Bldg., 88 E. Rodriguez Jr. Ave. Bagumbayan, Quezon City 1110',
      phoneNumber: '(02) 8531-4477',
    });
  });

  it('finds the water supplier below the town', () => {
    const bill = `
Republic of the Philippines
Province of Quezon
Municipality of Sta. Luciana
STA. LUCIANA MUNICIPAL WATERWORKS SYSTEM
WATER BILL
TOTAL AMOUNT DUE     231.50
`;
    expect(readTyped('WATER_BILL', bill).supplier).toBe('STA. LUCIANA MUNICIPAL WATERWORKS SYSTEM');
  });

  it('does not take the amount of the other column for a two-line label', () => {
    const form = `
BIR FORM NO. 2316
Certificate of Compensation Payment / Tax Withheld
For the Year: 2025
29  Basic Salary (incl. exempt 250,000 &                      39  Basic Salary      0.00
    below) / SMW of MWE                       214,050.00
30  Holiday Pay (MWE)                         0.00            40  Representation    0.00
`;
    expect(readTyped('TAX_DOCUMENT', form).baseAmount).toBe(214050);
  });

  it('continues an address on an indented line', () => {
    const bill = `
LAKAMBINI ELECTRIC COOPERATIVE, INC.
STATEMENT OF ACCOUNT
Name: BUENAVENTURA, LOLITA S.
Address: SITIO MALIWANAG,
  BRGY. STO. CRISTO, GUMACA, QUEZON
Meter No:           KWH-4471902
`;
    expect(readTyped('ELECTRICITY_BILL', bill).address).toBe('SITIO MALIWANAG, BRGY. STO. CRISTO, GUMACA, QUEZON');
  });

  it('does not read a school as a person, and reads a number above its label', () => {
    const card = `
Academia de Santa Lucia        FACULTY & STAFF
CORAZON E. DUMLAO
Grade School Teacher

2017-0342
Employee No.
`;
    expect(readTyped('COMPANY_ID', card)).toMatchObject({ name: 'CORAZON E. DUMLAO', idCard1: '2017-0342' });
  });

  it('reads a date with long dashes, and rejects an amount in two pieces', () => {
    const form = 'BIR FORM NO. 2316\n7 Date of Birth (MM/DD/YYYY)\n1 1 – 2 3 – 1 9 9 1\n';
    expect(readTyped('TAX_DOCUMENT', form).dateOfBirth).toBe('1991-11-23');
    const bill = 'SIERRA ELECTRIC CORPORATION\nTotal Amount Due   3,41 12.20\n';
    expect(readTyped('ELECTRICITY_BILL', bill)).not.toHaveProperty('dueAmount');
  });
});
