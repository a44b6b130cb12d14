import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { extract } from '../extract.ts';

describe('values and hints in one cell', () => {
  it('does not read a hint in brackets behind a label as the adjustment', () => {
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

  it('reads bills with Filipino labels', () => {
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

  it('does not read dates below column heads as readings', () => {
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

  it('does not read an ATM reference number as the account number', () => {
    const bill = `
Laguna Bayside Water Services Corp.
CONTRACT ACCOUNT NO.
62047719
TOTAL AMOUNT DUE     410.99
ATM Ref. No. 6204 7719 024
`;
    expect(readTyped('WATER_BILL', bill).accountNumber).toBe('62047719');
  });

  it('drops the subject and place of teaching from a name', () => {
    const card = `
HOLY ROSARY ACADEMY OF LUBAO, INC.
Sta. Cruz, Lubao, Pampanga
Rhodora M. Sicat
TEACHER – JUNIOR HIGH SCHOOL
Employee No. HRA-T-0117
`;
    expect(readTyped('COMPANY_ID', card).name).toBe('Rhodora M. Sicat');
  });

  it('does not read the second line of a heading as a heading', () => {
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

  it('reads a period whose dash was lost', () => {
    const slip =
      'R.B. MALONZO BUILDERS\nSAHOD SLIP\nSaklaw na petsa:     Okt. 14   Okt. 19, 2024\nSSS No: 33-9047716-8\n';
    expect(readTyped('PAYSLIP', slip)).toMatchObject({ startDate: '2024-10-14', endDate: '2024-10-19' });
  });

  it('does not continue a name with text of another size', () => {
    const page = typePage(
      'Name\nLeandro M. Quilopras\nLoans and Collection Officer\nEmployee No.\nMAMPC-0145\n',
      'PICTURE',
    );
    const words = page.words.map((word) =>
      /Leandro|M\.|Quilopras/.test(word.text) ? { ...word, box: { ...word.box, height: word.box.height * 1.6 } } : word,
    );
    expect(extract('COMPANY_ID', [{ ...page, words }]).fields.name?.value).toBe('Leandro M. Quilopras');
  });

  it('keeps the first spelling of a holder who is named again on the payment stub', () => {
    const bill = `
Bukidnon Highlands Cablevision, Inc.
BILLING STATEMENT
Subscriber:
Maria Fe D. Cabusas
TOTAL AMOUNT DUE     1,749.00
Acct. No.        Name                    Due Date
0412-003871      Cabusas, Maria Fe D.    10/20/2024
`;
    expect(readTyped('TELCO_BILL', bill).fullName).toBe('Maria Fe D. Cabusas');
  });

  it('completes a brand with the company name that has a legal form', () => {
    const slip =
      'CONTACT SOLUTIONS\nPAYSLIP\nLumina Contact Solutions Philippines, Inc.\nEmployee Name     Kristine Joy Cruz\n';
    expect(readTyped('PAYSLIP', slip).employerName).toBe('Lumina Contact Solutions Philippines, Inc.');
  });

  it('drops a digit with low confidence before a company name as a misread logo', () => {
    const page = typePage(
      '3 Olongapo Electricity Distribution Company, Inc.\nELECTRIC BILL\nAMOUNT DUE     14,442.95\n',
      'PICTURE',
    );
    const supplierOf = (confidence: number) => {
      const words = page.words.map((word) => (word.text === '3' ? { ...word, confidence } : word));
      return extract('ELECTRICITY_BILL', [{ ...page, words }]).fields.supplier?.value;
    };
    expect(supplierOf(61)).toBe('Olongapo Electricity Distribution Company, Inc.');
    expect(supplierOf(95)).toBe('3 Olongapo Electricity Distribution Company, Inc.');
  });

  it('corrects a zero before capitals to the letter O', () => {
    expect(readTyped('ELECTRICITY_BILL', 'SAMAR ELECTRIC COOPERATIVE\nNAME : GERARDO P. 0BIDOS JR.\n')).toMatchObject({
      fullName: 'GERARDO P. OBIDOS JR',
    });
  });

  it('does not take a person named by a label as the signatory', () => {
    const letter = `
VILLAQUERO PRIMEBUILD CONSTRUCTION CORP.
CERTIFICATION OF EMPLOYMENT
This certifies that the person named below was employed by our company as stated hereunder:
Name          Rolando Magsino Hernandez
Position      Heavy Equipment Operator
This certification is being issued for overseas employment purposes.
Jona Mae Katigbak      Vicente A. Villaquero
HR Assistant           President and General Manager
`;
    const { signatoryName } = readTyped('EMPLOYMENT_CERTIFICATE', letter);
    expect(signatoryName).not.toBe('Rolando Magsino Hernandez');
  });

  it('reads the pay date behind "Labas"', () => {
    const slip = 'BANTAY MAHARLIKA SECURITY AGENCY\nPAYSLIP\nKinsenas: 01/01/25 - 01/15/25\nLabas    : 01/20/25\n';
    expect(readTyped('PAYSLIP', slip)).toMatchObject({ payDate: '2025-01-20', endDate: '2025-01-15' });
  });

  it('assigns a column to the form part whose number stands apart from its heading', () => {
    const form = `
BIR Form No. 2316
Certificate of Compensation Payment/Tax Withheld
Part I     Employee Information
3 TIN
256-731-448-000
4 Employee's Name (Last Name, First Name, Middle Name)
PANGILINAN, ROGELIO SANTOS
Part II     Employer Information (Present)
12     TIN 000-418-297-001
`;
    expect(readTyped('TAX_DOCUMENT', form).taxNumber).toBe('256-731-448-000');
  });

  it('reads the value of a label in two languages with a slash', () => {
    const card = `
KATIPUNAN SAVINGS & CREDIT COOPERATIVE
Petsa ng Kapanganakan / Date of Birth      TIN
30 OCT 1989                                244-018-937-000
EMPLOYEE NO.
004218
`;
    expect(readTyped('COMPANY_ID', card)).toMatchObject({ dateOfBirth: '1989-10-30', idCard1: '004218' });
  });

  it('does not read the tax rate as the tax', () => {
    const bill = `
Clearwell Utilities Corporation
KAPEHAN SA KANTO FOOD HOUSE
Unit C-4 Paseo Arcade, City of Santa Rosa, Laguna
Sub-total                                      1,027.65
Value-added tax                     12.00%     123.32
Total current charges                          1,150.97
`;
    const read = readTyped('WATER_BILL', bill);
    expect(read).toMatchObject({ vatAmount: 123.32 });
    expect(read).not.toHaveProperty('lastName');
  });

  it('keeps "Corporation" behind an abbreviation in a company name', () => {
    const letter = `
CERTIFICATE OF EMPLOYMENT
This certifies that Ms. Liza R. Abad was employed with Micronova Semiconductor Phils.
Corporation under the following details as per our records:
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).employerName).toBe('Micronova Semiconductor Phils. Corporation');
  });

  it('ignores the tax number behind the company in fine print', () => {
    const slip = `
tidewater
PAYSLIP
Employee     Alcantara, Jessa Mae D.
TIN                    MONTHLY BASIC
418-209-663-000        28,500.00
NET PAY                12,000.00
Tidewater Connect Philippines, Inc. – 7F Skyrise Delta, Cebu City 6000     TIN 009-774-201-000
`;
    expect(readTyped('PAYSLIP', slip).taxNumber).toBe('418-209-663-000');
  });

  it("ignores the employer's tax number above the labels of a payslip", () => {
    const slip = `
ST. RAPHAEL MEDICAL CENTER, INC.
TIN 004-127-885-000
Employee Name     Liza R. Abad
NET PAY           12,000.00
`;
    expect(readTyped('PAYSLIP', slip)).not.toHaveProperty('taxNumber');
  });

  it('reads pesos when the sign was misread as a dollar', () => {
    const bill = 'STA. ROSALIA WATER DISTRICT\nWATER BILL\nTOTAL AMOUNT DUE     $ 577.53\n';
    expect(readTyped('WATER_BILL', bill).currency).toBe('PHP');
  });
});
