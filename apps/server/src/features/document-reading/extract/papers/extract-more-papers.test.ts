import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

describe('payslips', () => {
  it('trusts a net pay that equals gross less deductions, whatever else its label says', () => {
    const slip = `
VANTAGE MERIDIAN SOLUTIONS PHILIPPINES, INC.
PAYSLIP
Basic Pay              14,250.00
Night Differential      2,137.50
Total Earnings         16,387.50
Withholding Tax           612.40
SSS Contribution          675.00
Total Deductions        1,287.40
NET PAY credited to your account                                                                  PHP 15,100.10
`;
    expect(readTyped('PAYSLIP', slip)).toMatchObject({ grossAmount: 16387.5, netAmount: 15100.1 });
  });

  it('does not classify a hospital bill as a utility bill, though it names PhilHealth', () => {
    const bill = `
NUESTRA SEÑORA DE GUIA MEDICAL HOSPITAL
PATIENT'S STATEMENT OF ACCOUNT
Patient Name     : GALLARDO, WILMA E.     SOA No.        : 2025-09-04471
PhilHealth No.   : 15-050330871-9         Date Admitted  : 09/08/2025
Room and Board           5,550.00    3,000.00    2,550.00
Operating Room Fee      12,500.00    5,000.00    7,500.00
GRAND TOTAL             18,050.00    8,000.00   10,050.00
AMOUNT DUE                                      10,050.00
`;
    expect(classify([typePage(bill)]).fileType).toBe('OTHERS');
  });
});

describe('bills', () => {
  it('separates the subscriber from an address without a house number', () => {
    const bill = `
BANAHAW CABLE TV NETWORK, INC.
STATEMENT OF ACCOUNT
Subscriber     ERLINDA P. QUIJANO                    SOA No.     118834
Address        Purok Maligaya, Brgy. Isabang,        Date        Nov 05, 2024
               Tayabas City
Acct. No.      02-11-0457                            Due Date    Nov 20, 2024
TOTAL AMOUNT DUE                                     952.33
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({
      fullName: 'ERLINDA P. QUIJANO',
      address: 'Purok Maligaya, Brgy. Isabang, Tayabas City',
    });
  });

  it('finds the company of a one-word brand with a plan name in the small print', () => {
    const bill = `
kidlatpostpaid                              STATEMENT OF ACCOUNT
TRISHA MAE L. CONCEPCION
Unit 1406 Tower B, Quezon City 1111
Account Number     Bill Date
1048 7729 03       Nov 24, 2024
Previous bill          1,899.00
Total current charges  2,149.00
TOTAL AMOUNT DUE       2,548.00
Hotline *155 or (02) 7730-1550
Overpayment is applied to your next bill.
Kidlat Telecommunications Corporation · 27/F Kidlat Plaza, Ortigas Center, Pasig City 1605
`;
    expect(readTyped('TELCO_BILL', bill).supplier).toBe('Kidlat Telecommunications Corporation');
  });

  it("reads the company as the customer, not its contact person, and ignores the supplier's email address", () => {
    const bill = `
LUMINA MOBILE PHILIPPINES, INC.
32/F Aurora Corporate Plaza, Ortigas Center, Pasig City 1605

ROSENDO'S BAKESHOP AND CAFE CORP.
114 Gen. Luna St., Brgy. 12,
Tuguegarao City, Cagayan 3500

Attention: MS. IMELDA R. GACUTAN
Account No.          91830447
Bill Date            23-AUG-2025
TOTAL AMOUNT DUE     4,395.51
Email: bizcare@lumina.example
`;
    const fields = readTyped('TELCO_BILL', bill);
    expect(fields).toMatchObject({
      fullName: "ROSENDO'S BAKESHOP AND CAFE CORP.",
      address: '114 Gen. Luna St., Brgy. 12, Tuguegarao City, Cagayan 3500',
    });
    expect(fields).not.toHaveProperty('lastName');
    expect(fields).not.toHaveProperty('emailAddress');
  });

  it('reads both readings from one cell with an arrow between them', () => {
    const bill = `
BULACAQUA WATER SERVICES CORPORATION
Billing period                 Meter no.      Prev. / Pres. reading    Consumption (cu.m.)
12-Sep-2025 to 11-Oct-2025     MTK-2170844    1284 → 1312              28
Total Amount Due    1,053.77
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({ previousReading: 1284, presentReading: 1312 });
  });
});

it('reads a two-line address that ends beside its label', () => {
  const clearance = `
NATIONAL BUREAU OF INVESTIGATION
ALIAS                N/A
                     #47 RIZAL ST., ZONE 3, POBLACION, SOLANA,
PRESENT ADDRESS      CAGAYAN
BIRTHDATE            12/09/1979
`;
  expect(readTyped('CLEARANCE_NBI', clearance).address).toBe('#47 RIZAL ST., ZONE 3, POBLACION, SOLANA, CAGAYAN');
});

it('reads the status of a former employee, and the signatory without degrees', () => {
  const certificate = `
TRANSPORTA INTEGRATED LOGISTICS CORP.
CERTIFICATE OF EMPLOYMENT
Name of Employee      FERDINAND JAY S. QUIAMBAO
Date Hired            August 10, 2015
Date of Separation    May 31, 2025
Employment Status     Resigned
Given this June 18, 2025.
Prepared by:                        CYNTHIA L. ABRENICA, RPm, MAHRM
Joan Marie B. Ilagan                Human Resource Director
HR Assistant
HRD-F-022 Rev. 03 (Effective: 01 June 2022)
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', certificate)).toMatchObject({
    employmentStatus: 'Resigned',
    endDate: '2025-05-31',
    signatoryName: 'CYNTHIA L. ABRENICA',
    signatoryPosition: 'Human Resource Director',
  });
});

it('reads labels that mention their month or week', () => {
  const slip = `
MUNICIPALITY OF SAN ISIDRO
PAYSLIP
Linggo mula: Nov. 11, 2024     hanggang: Nov. 17, 2024
GROSS AMOUNT EARNED                   49,423.75    TOTAL DEDUCTIONS     14,126.41
NET AMOUNT RECEIVED FOR THE MONTH     35,297.34
Mandatory minimum net take home pay under the GAA: Php 5,000.00.
`;
  expect(readTyped('PAYSLIP', slip)).toMatchObject({
    startDate: '2024-11-11',
    endDate: '2024-11-17',
    netAmount: 35297.34,
  });
});

it("finds the supplier's full name when the brand stands in the middle of it", () => {
  const bill = `
lakeshore water                                Statement of Account
Corazon Liwanag-Esteban                        Contract Account No.
Lot 22 Blk 7 Camella Greenfields,              61-0047728
Brgy. Pulong Sta. Cruz, Sta. Rosa City, Laguna
Statement Date Feb 18, 2025
Present reading (Feb 16)      786
Previous reading (Jan 17)     758
Current charges               863.58
Previous bill                 892.44
TOTAL                       1,256.02
Laguna Lakeshore Water Services, Inc. • 2F Balibago Commercial Complex • VAT Reg. TIN 007-415-238-000
`;
  expect(readTyped('WATER_BILL', bill).supplier).toBe('Laguna Lakeshore Water Services, Inc.');
});

it('keeps the zeros of a tax number that stand in boxes of their own', () => {
  const form = `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
3 TIN    3 1 8 - 4 4 7 - 9 0 2      0 0 0 0 0
4 Employee's Name (Last Name, First Name, Middle Name)
ENRIQUEZ, MA. LOURDES BALTAZAR
`;
  expect(readTyped('TAX_DOCUMENT', form).taxNumber).toBe('318-447-902-00000');
});

describe('parties', () => {
  it("joins the customer's name over two lines, and finds the supplier of the brand in small print", () => {
    const bill = `
tala                                         Billing Statement
business postpaid                            Invoice No. BI-2507-00931147
BUKIDNON HIGHLAND GROWERS MULTI-PURPOSE
COOPERATIVE
Km. 14, Sayre Highway, Dalwangan,
Malaybalay City, Bukidnon 8700
Attention: Ms. Fe Lumahang, Treasurer

Account number           8107 2245 906
Statement date           21 July 2025
Amount of your last bill         3,847.52
Remaining balance                1,847.52
Total charges this month         3,959.04
Total amount to pay              5,806.56
For concerns dial 888 or email bizcare@tala.example. Tala Telecommunications Philippines, Inc., Tala Corporate Center
`;
    expect(readTyped('TELCO_BILL', bill)).toMatchObject({
      fullName: 'BUKIDNON HIGHLAND GROWERS MULTI-PURPOSE COOPERATIVE',
      address: 'Km. 14, Sayre Highway, Dalwangan, Malaybalay City, Bukidnon 8700',
      supplier: 'Tala Telecommunications Philippines, Inc.',
    });
  });

  it('does not take the signer with the title Honourable as the holder of a card', () => {
    const card = `
MUNICIPALITY OF STA. ROSALIA
LGU EMPLOYEE IDENTIFICATION CARD
GABRIELA M. SANTILLAN
Municipal Social Welfare Officer II
ID No. 2011-0382
HON. FLORENCIO D. BAGAYAS
Municipal Mayor
`;
    expect(readTyped('COMPANY_ID', card).name).toBe('GABRIELA M. SANTILLAN');
  });

  it('does not read numbers of the employer as the employee’s', () => {
    const slip = `
STA. CECILIA HEALTHCARE VENTURES, INC.
PAYSLIP
Name          Ma. Theresa L. Abad
PHIC
210504417782
Employer PHIC No. 20-044100917-2
`;
    expect(readTyped('PAYSLIP', slip).philHealthNumber).toBe('210504417782');
  });
});
