import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';
import { extract } from '../extract.ts';

describe('bills on narrow paper', () => {
  const bill = `
BICOL SUR II ELECTRIC
COOPERATIVE, INC.
STATEMENT OF ACCOUNT
SOA No            25-10-0338127
Acct No            07-0312-1149
PANTE, ROGELIO S.
P-5 San Roque, Bato, CS
Type                Residential
Bill Date            10-13-2025
kWh Used                     94
Generation     7.2045    677.22
Supply         0.5376     50.53
VAT (Gen,Trn,SL,Dst)      98.47
CURRENT BILL           1,154.09
TOTAL DUE             P1,154.09
DUE DATE             10-21-2025
`;

  it('reads the customer and an abbreviated address below the account number', () => {
    const address = 'P-5 San Roque, Bato, CS';
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({ fullName: 'PANTE, ROGELIO S.', address });
  });

  it('reads the tax only when its label names all charges', () => {
    expect(readTyped('ELECTRICITY_BILL', bill).vatAmount).toBe(98.47);
    const ofOne = bill.replace('(Gen,Trn,SL,Dst)', '(Generation)');
    expect(readTyped('ELECTRICITY_BILL', ofOne).vatAmount).toBe(undefined);
  });

  it("continues a customer's name with its legal form on the next line", () => {
    const lines = (next: string) => `
BAYWATER SERVICES COMPANY, INC.
WATER BILL
Registered Customer
Three Sisters Laundry Services
${next}
Bill Date
February 12, 2026
`;
    const holder = (next: string) => readTyped('WATER_BILL', lines(next)).fullName;
    expect(holder('Co.')).toBe('Three Sisters Laundry Services Co.');
    expect(holder('Laundry')).toBe('Three Sisters Laundry Services');
  });
});

describe('payslips', () => {
  const slip = (net: string) => `
VERDANTIA OUTSOURCING PHILIPPINES, INC.
PAY ADVICE
EMPLOYEE                  EMPLOYEE NO.
Katrina Mae D. Solidum    VOP-108834
Gross Earnings            19,907.72
Total Deductions           3,490.62
NET PAY    ${net}
`;

  it('joins the pieces of a net pay in large letters where the sums confirm it', () => {
    expect(readTyped('PAYSLIP', slip('PHP 1   6,41   7.1   0')).netAmount).toBe(16_417.1);
    expect(readTyped('PAYSLIP', slip('PHP 1   16,41   17.1   0')).netAmount).toBe(16_417.1);
    expect(readTyped('PAYSLIP', slip('PHP 1   6,41   8.1   0')).netAmount).not.toBe(16_417.1);
  });

  it('does not classify a payslip with earnings in rows as a payroll of several persons', () => {
    const wide = `
HOKUSHIN PRECISION PARTS PHILIPPINES CORPORATION       EMPLOYEE PAY SLIP
EMP. CODE   EMPLOYEE NAME              STATUS    PAY DATE      DAILY RATE
H-20617     MA. THERESA L. VILLAREAL   REGULAR   05-Sep-2025   612.00
Days Worked       12.00   Basic            7,344.00   120,564.00   SSS Premium    500.00
Regular OT hrs    22.00   Regular OT       2,103.75    31,460.63   HDMF Premium   100.00
Night Diff hrs    40.00   Night Diff         306.00     4,651.20   W/Tax            0.00
Absent             0.00   Meal Allowance     480.00     7,880.00   SSS Loan       461.54
GROSS PAY   10,233.75   TOTAL DEDUCTIONS   1,061.54   NET PAY   9,172.21
`;
    expect(classify([typePage(wide)]).fileType).toBe('PAYSLIP');
  });
});

describe('cells', () => {
  it('keeps a department that begins with a job word', () => {
    const letter = `
CERTIFICATION OF EMPLOYMENT
Name of Employee        Jerome V. Cantiveros
Position                Merchandiser
Department              Trade Marketing Operations
Client Assignment       Metro Fresh Supermarkets
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
      department: 'Trade Marketing Operations',
      position: 'Merchandiser',
    });
  });

  it('splits a label and a value that were read as one word', () => {
    const card = `
NORTHPOINT LOGISTICS CORP.
RODEL P. SANGALANG
Warehouse Supervisor
ID No. NLC-004519
Sex:M   Blood Type: O+
`;
    expect(readTyped('COMPANY_ID', card).gender).toBe('Male');
  });

  it('corrects an initial that was read as a zero', () => {
    const letter = `
ST. CAMILLUS GENERAL HOSPITAL, INC.
CERTIFICATE OF EMPLOYMENT
This is to certify that Ms. Hannah Grace V. Lumapas is employed with us as Staff Nurse since June 18, 2019.
Issued this 4th day of September 2025 at Davao City.


MARITES 0. KINTANAR
Human Resource Manager
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter).signatoryName).toBe('MARITES O. KINTANAR');
  });

  it('continues an address below a smear as high as two lines', () => {
    const page = typePage(
      `
NBI CLEARANCE
ADDRESS           152 P. GOMEZ ST., BRGY. SAN JOSE,
                  PULILAN, BULACAN      ==
DATE OF BIRTH     April 09, 1997
`,
      'PICTURE',
    );
    const words = page.words.map((word) =>
      word.text === '==' ? { ...word, text: '=', box: { ...word.box, height: word.box.height * 4 } } : word,
    );
    const { fields } = extract('CLEARANCE_NBI', [{ ...page, words }]);
    expect(fields.address?.value).toBe('152 P. GOMEZ ST., BRGY. SAN JOSE, PULILAN, BULACAN');
  });
});

describe('partly read values', () => {
  it('does not read only the first word of a search result', () => {
    const clearance = (remark: string) => `
NBI CLEARANCE
REMARKS         ${remark}
`;
    expect(readTyped('CLEARANCE_NBI', clearance('NO')).remark).toBeUndefined();
    expect(readTyped('CLEARANCE_NBI', clearance('NO RECORD ON')).remark).toBeUndefined();
    expect(readTyped('CLEARANCE_NBI', clearance('NO RECORD ON FILE')).remark).toBe('NO RECORD ON FILE');
  });

  it("ends a name before the next cell's label", () => {
    const clearance = `
NBI CLEARANCE
Family Name       BALUYOT HUSBAND'S
First Name        ROWENA JOY
`;
    expect(readTyped('CLEARANCE_NBI', clearance).lastName).toBe('BALUYOT');
  });

  it('lowers the confidence of a name with a stray word among capitals, but not with a particle', () => {
    const bill = (name: string) => `
BAYWATER SERVICES COMPANY, INC.
WATER BILL
Account Name    ${name}
Account No.     20418873
`;
    const confidenceOf = (name: string) => extract('WATER_BILL', [typePage(bill(name))]).fields.fullName?.confidence;
    expect(confidenceOf('TIENZA Vy WILFREDO M.')).toBeLessThan(80);
    expect(confidenceOf('MARIA De LEON')).toBeGreaterThan(90);
  });

  it('returns null instead of the business type when the name is unreadable', () => {
    const bill = (name: string) => `
${name}
Rizal St., San Andres del Rio, Camarines Sur
WATER BILL NOTICE
Account Name    Perla V. Lagrimas
`;
    expect(readTyped('WATER_BILL', bill('WATER DISTRICT')).supplier).toBeUndefined();
    expect(readTyped('WATER_BILL', bill('SAN ANDRES WATER DISTRICT')).supplier).toBe('SAN ANDRES WATER DISTRICT');
  });

  it('continues given names on a card with a smaller initial and surname', () => {
    const page = typePage(
      'DAVAO GULF DOCTORS HOSPITAL\n\nHAZEL ANN\nP. TUMULAK, RMT\n\nMedical Technologist',
      'PICTURE',
    );
    const isLarge = (text: string) => text === 'HAZEL' || text === 'ANN';
    const words = page.words.map((word) =>
      isLarge(word.text) ? { ...word, box: { ...word.box, height: word.box.height * 1.25 } } : word,
    );
    expect(extract('COMPANY_ID', [{ ...page, words }]).fields.name?.value).toBe('HAZEL ANN P. TUMULAK');
  });

  it("leaves the start date empty when the form's digits were misread", () => {
    const form = (days: string) => `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
1 For the Year (YYYY)   2 0 2 4   2 For the Period From (MM/DD) ${days}
`;
    const read = (days: string) => readTyped('TAX_DOCUMENT', form(days)).startDate;
    expect(read('0 4 1 s To (MM/DD) 1 2 3 1')).toBe('2024-04-15');
    expect(read('0 4 1 x To (MM/DD) 1 2 3 1')).toBeUndefined();
  });

  it('separates cells of a clearance that were read together', () => {
    const clearance = `
NBI CLEARANCE
NBI ID NO.        0.D627HBEA84-FN2150977
LAST NAME         BALINGIT, ROWENA JOY, CASTILLO
CITIZENSHIP       FILIPINO MALE
REMARKS           ON FILE
`;
    expect(readTyped('CLEARANCE_NBI', clearance)).toMatchObject({
      nbiIdNumber: 'D627HBEA84-FN2150977',
      firstName: 'ROWENA JOY',
      middleName: 'CASTILLO',
      lastName: 'BALINGIT',
      citizenship: 'FILIPINO',
    });
    expect(readTyped('CLEARANCE_NBI', clearance).remark).toBeUndefined();
  });

  it('does not read a full name as the given name', () => {
    const clearance = `
NBI CLEARANCE
FIRST NAME        BALINGIT, ROWENA JOY
MIDDLE NAME       CASTILLO
`;
    expect(readTyped('CLEARANCE_NBI', clearance).firstName).not.toBe('BALINGIT, ROWENA JOY');
  });

  it("rejects the second line of an employer's name alone", () => {
    const form = (name: string) => `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
4 Employee's Name (Last Name, First Name, Middle Name)
CABRERA, RHODORA JEAN ESPIRITU
13 Employer's Name
${name}
`;
    expect(readTyped('TAX_DOCUMENT', form('PHILIPPINES, INC.')).employerName).toBeUndefined();
    expect(readTyped('TAX_DOCUMENT', form('DISTRIBUTORS INC')).employerName).toBeUndefined();
    expect(readTyped('TAX_DOCUMENT', form('TANGLAW DISTRIBUTORS INC')).employerName).toBe('TANGLAW DISTRIBUTORS INC');
  });
});

describe('persons', () => {
  const bill = `
BAYWATER SERVICES COMPANY, INC.
WATER BILL
Account Name    LOLITA B.
Account No.     20418873
`;

  it('returns a name without a surname only when no word can be missing', () => {
    const read = (confidence: number) => {
      const page = typePage(bill, confidence < 100 ? 'PICTURE' : 'TEXT_LAYER');
      const words = page.words.map((word) => ({ ...word, confidence }));
      return extract('WATER_BILL', [{ ...page, words }]).fields.fullName?.value;
    };
    expect(read(96)).toBe(null);
    expect(read(100)).toBe('LOLITA B.');
  });

  it('does not take a product of the company as a person', () => {
    const card = (words: string) => `
${words}
EDGARDO M. LISING
Machine Operator
ID No. BS-00417
`;
    expect(readTyped('COMPANY_ID', card('BULAKAN STEEL')).name).toBe('EDGARDO M. LISING');
  });
});

describe('parties', () => {
  const slip = (head: string) => `
${head}
Purok 3, Brgy. Del Carmen, City of San Fernando, Pampanga
PAYSLIP
Pangalan       Rodel B. Manansala
`;

  it('does not take a list of trades as the name of a firm', () => {
    const head = 'R.M. DAGATAN CONSTRUCTION AND SUPPLY\nGeneral Contractor • Hollow Blocks • Hardware';
    expect(readTyped('PAYSLIP', slip(head)).employerName).toBe('R.M. DAGATAN CONSTRUCTION AND SUPPLY');
  });

  it('joins a name with the line that begins with "&"', () => {
    const head = 'R.M. SALONGA CONSTRUCTION\n& DEVELOPMENT';
    expect(readTyped('PAYSLIP', slip(head)).employerName).toBe('R.M. SALONGA CONSTRUCTION & DEVELOPMENT');
  });

  it('reads the person that the letter certifies, not the dean that it mentions', () => {
    const letter = `
Colegio de San Gabriel de Oton, Inc.
CERTIFICATION
To Whom It May Concern:
This is to certify that Ms. Jocelyn Amparo T. Villanueva, LPT was employed in this
institution as a full-time Instructor II of the College of Teacher Education from June 3, 2019
up to May 31, 2024.
During her stay, she was assigned to teach Professional Education subjects under the
Dean, Dr. Honorio P. Salcedo, and served as adviser of the Future Educators' Guild in A.Y. 2022-
2023. She was cleared of all money and property accountabilities as of June 28, 2024.
Given this 9th day of July, 2024 at Oton, Iloilo, Philippines.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
      fullName: 'Jocelyn Amparo T. Villanueva',
      department: 'College of Teacher Education',
    });
  });
});
