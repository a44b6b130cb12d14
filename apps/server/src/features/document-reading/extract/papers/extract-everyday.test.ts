import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { extract } from '../extract.ts';

describe('certificates', () => {
  it('reads a company name with "and" to its end, and the purpose of a requested letter', () => {
    const page = `
Certificate of Employment

We confirm that Liza Mae Ocampo works for Reyes and Daughters Bakery Corporation as a Pastry Cook
in our Commissary team. She requested it last week. Liza asks for this letter for her apartment lease.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      employerName: 'Reyes and Daughters Bakery Corporation',
      purpose: 'apartment lease',
    });
  });

  it('reads a department between commas, and a peso sign apart from its amount', () => {
    const page = `
This is to certify that Mr. JONAS P. ABAD has been employed as Line Cook, Food Production Department, on
regular status since March 3, 2020 with a basic salary of P 18,500.00 per month.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      department: 'Food Production Department',
      currency: 'PHP',
    });
  });

  it('reads the salary term from the field "Per"', () => {
    const page = `
CERTIFICATE OF EMPLOYMENT
Name:           MARIO T. LUNA
Position:       MASON
Salary Rate:    P 650.00        Per:   DAY
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ salaryAmount: 650, salaryTerm: 'DAY' });
  });
});

describe('bills', () => {
  it('reads heirs as the customer, the address below the care-of line, and the date behind "issued"', () => {
    const page = `
Mindoro Power Company, Inc.
issued Mar 3, 2025

Registered Customer
HEIRS OF TEODORA V. MAGPANTAY
c/o Ruel Magpantay
88 Rizal Street, Brgy. Ilaya, Calapan City

Amount Due       1,204.50
by               Mar 17, 2025
`;
    const fields = readTyped('ELECTRICITY_BILL', page);
    expect(fields).toMatchObject({
      fullName: 'HEIRS OF TEODORA V. MAGPANTAY',
      address: '88 Rizal Street, Brgy. Ilaya, Calapan City',
      statementDate: '2025-03-03',
      dueDate: '2025-03-17',
    });
    expect(fields).not.toHaveProperty('firstName');
  });

  it('reads Filipino labels of a bill, and a waterworks named in Filipino', () => {
    const page = `
Bayan ng Luisiana, Laguna
PATUBIG NG NAYON SAN ROQUE

Blg. ng singil: 00381
Petsa ng singil: Marso 4, 2025
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      supplier: 'PATUBIG NG NAYON SAN ROQUE',
      statementNumber: '00381',
      statementDate: '2025-03-04',
    });
  });

  it('does not read a heading as a name, and takes the payment date from the official receipt', () => {
    const page = `
Monthly Invoice
Ms. Carla D. Robles
12 Mabini St., San Jose, Antique

INVOICE
0000771204
Last OR 88123 04/18/2025
Meter before 1,204    Meter now 1,260
Current       403.00
Arrears         0.00
Amount due    403.00
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      fullName: 'Carla D. Robles',
      address: '12 Mabini St., San Jose, Antique',
      statementNumber: '0000771204',
      paymentDate: '2025-04-18',
      previousReading: 1204,
      presentReading: 1260,
      currentBillAmount: 403,
    });
  });

  it('leaves the previous bill empty when a stub repeats a zero balance', () => {
    const page = `
ACCT: 044-201                          OFFICE COPY
CURRENT BILL        512.40             CURRENT      512.40
ARREARS               0.00             ARREARS        0.00
TOTAL AMOUNT DUE    512.40             TOTAL        512.40
`;
    const fields = readTyped('ELECTRICITY_BILL', page);
    expect(fields).toMatchObject({ balanceAmount: 0, currentBillAmount: 512.4 });
    expect(fields).not.toHaveProperty('previousDueAmount');
  });
});

describe('cards, payslips and forms', () => {
  it("continues a name after the surname's comma, reads a date with the year first, and keeps a number's letters", () => {
    const page = `
Palawan Agri Ventures Corp.

MERCADO,
JOY ANNE P.

HR 0042-118
EMPLOYEE NUMBER

Birth date 1992 Mar 09
`;
    expect(readTyped('COMPANY_ID', page)).toMatchObject({
      name: 'MERCADO, JOY ANNE P.',
      idCard1: 'HR 0042-118',
      dateOfBirth: '1992-03-09',
    });
  });

  it('drops a brand before the company name that begins with it', () => {
    const page = `
LINAW24 LINAW24 Customer Care Inc          PAYSLIP
Employee Name: Paolo Cruz Tan
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ employerName: 'LINAW24 Customer Care Inc' });
  });
});

describe('ends of values', () => {
  it('reads "Pangalan" as the full name when no label asks for a surname', () => {
    const page = `
SINGIL SA TUBIG
Pangalan: RODRIGO MANALASTAS
Tirahan: PUROK 3, BRGY. SAN JUAN
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ fullName: 'RODRIGO MANALASTAS', lastName: 'MANALASTAS' });
  });

  it('reads a period that is broken over two lines above its label', () => {
    const page = `
50011928       SI-0400-118    31 MAR 2025     28 FEB 2025 - 27 MAR
Account No.    Invoice No.    Invoice Date    2025
                                              Billing Period
`;
    const typed = typePage(page);
    // Labels are set smaller than values.
    const words = typed.words.map((word) => {
      const { y, height } = word.box;
      return /^\p{Lu}\p{Ll}/u.test(word.text)
        ? { ...word, box: { ...word.box, y: y + height * 0.3, height: height * 0.7 } }
        : word;
    });
    const { startDate, endDate } = extract('WATER_BILL', [{ ...typed, words }]).fields;
    expect([startDate?.value, endDate?.value]).toEqual(['2025-02-28', '2025-03-27']);
  });

  it('keeps the value above a label whole when a stray mark stands beside the label', () => {
    const page = `
DELA PEÑA           ARNEL
Family name         First name

PUROK 4 MALIGAYA, BRGY. SAN ISIDRO, TARLAC CITY
Address                                    B

1981-02-11          TARLAC CITY
Date of birth       Place of birth
`;
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({
      address: 'PUROK 4 MALIGAYA, BRGY. SAN ISIDRO, TARLAC CITY',
    });
  });

  it('finds the supplier of a branded bill in its small print', () => {
    const page = `
alonTel          Bill no. AT-118
Hi Marlon, your bill is ready.
ACCOUNT NAME     ACCOUNT NO.
MARLON DIAZ      880 221 7740
BILL DATE        DUE DATE
3 March 2025     22 March 2025
VAT 12%             120.00
This month          1,120.00
Questions? Dial 1500.
AlonTel Wireless Philippines, Inc. · TIN 012-664-003-00000
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ supplier: 'AlonTel Wireless Philippines, Inc.' });
  });

  it('lowers the confidence of a purpose that ends with "purposes"', () => {
    const page = `
This certification is issued this 5th day of May, 2025 at the City of Malolos, upon the request of the said
employee, for salary loan purposes.
`;
    const { purpose } = extract('EMPLOYMENT_CERTIFICATE', [typePage(page)]).fields;
    expect(purpose?.value).toBe('salary loan purposes');
    expect(purpose!.confidence).toBeLessThan(80);
  });
});
