import { describe, expect, it } from 'vitest';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import type { Page } from '../../word.ts';
import { extract } from '../extract.ts';

type Type = Parameters<typeof extract>[0];

function fieldsOf(type: Type, text: string) {
  return extract(type, [typePage(text)]).fields;
}

function read(type: Type, text: string) {
  const found = Object.entries(fieldsOf(type, text)).filter(([, { value }]) => value !== null);
  return Object.fromEntries(found.map(([name, { value }]) => [name, value]));
}

describe('sums', () => {
  it('finds the net pay by its sum when no label names it', () => {
    const page = `
Gross Pay            20,000.00
Total Deductions      3,500.00
Pinakahuling halaga  16,500.00
`;
    expect(read('PAYSLIP', page)).toMatchObject({ grossAmount: 20000, netAmount: 16500 });
  });

  it('lowers the confidence of a gross below the net pay, and of amounts that do not add up', () => {
    const impossible = fieldsOf('PAYSLIP', 'Gross Pay   793.08\nNet Pay   16,500.00');
    expect(impossible.grossAmount!.confidence).toBeLessThan(70);
    const { grossAmount, netAmount } = fieldsOf(
      'PAYSLIP',
      'Gross Pay   20,000.00\nTotal Deductions   3,500.00\nNet Pay   15,900.00',
    );
    expect(Math.max(grossAmount!.confidence, netAmount!.confidence)).toBeLessThan(90);
  });

  it('finds a reading by its sum when no label names it', () => {
    const page = `
Previous Reading   1,204
Bagong tala        1,260
Cu.M. Used            56
`;
    expect(read('WATER_BILL', page)).toMatchObject({
      previousReading: 1204,
      presentReading: 1260,
      currentPeriodUsage: 56,
    });
  });

  it('lowers the confidence of a reading below the previous one', () => {
    const { presentReading } = fieldsOf(
      'WATER_BILL',
      'Previous Reading   1,260\nPresent Reading   12\nCu.M. Used   56',
    );
    expect(presentReading!.confidence).toBeLessThan(70);
  });

  it('includes an adjustment in the balance before the current charges', () => {
    const page = `
Previous Balance     1,500.00
Less: Payments           0.00
Adjustments          (150.00)
Balance Forwarded    1,350.00
Current Charges      1,500.00
TOTAL AMOUNT DUE     2,850.00
`;
    expect(read('TELCO_BILL', page)).toMatchObject({ previousDueAmount: 1500, balanceAmount: 1350, dueAmount: 2850 });
  });
});

describe('dates', () => {
  it('lowers the confidence of dates out of order', () => {
    const { payDate } = fieldsOf('PAYSLIP', 'Pay Period: June 1-15, 2025\nPay Date: 06/20/2015');
    expect(payDate!.confidence).toBeLessThan(90);
    expect(
      fieldsOf('PAYSLIP', 'Pay Period: June 1-15, 2025\nPay Date: 06/20/2025').payDate!.confidence,
    ).toBeGreaterThan(89);
  });

  it('does not read two adjacent dates as a period', () => {
    const page = 'Bill Date      Due Date\n03/05/2021     03/20/2021';
    expect(read('WATER_BILL', page)).not.toHaveProperty('startDate');
  });

  it('reads the payment date below the label of the last payment', () => {
    const page =
      'CONSUMPTION (CU.M.)     LAST PAYMENT      AMOUNT PAID\n16                      01/28/26          671.90';
    expect(read('WATER_BILL', page)).toMatchObject({ paymentDate: '2026-01-28' });
  });

  it('does not read dates in brackets as readings', () => {
    const page = 'Present Reading (12 Oct)    14669\nPrevious Reading (12 Sep)   14382';
    expect(read('ELECTRICITY_BILL', page)).toMatchObject({ presentReading: 14669, previousReading: 14382 });
  });
});

describe('numbers', () => {
  it('knows the numbers of institutions by their shape when it understands no label', () => {
    const page = `
Highland Foods Corporation
TIN 004-112-334-000
Payslip
Name: Rosa M. Cruz
Department: Sales
Rank: Clerk
Ss-blg   34-1234567-8
Health   12-123456789-0
`;
    expect(read('PAYSLIP', page)).toMatchObject({ ssNumber: '34-1234567-8', philHealthNumber: '12-123456789-0' });
  });

  it('ends a number in boxes before the number of the next form item', () => {
    const page = 'Employee Information\n3 TIN   4 1 3  8 4 3  4 1 5  0 0 0              4 RDO Code   0 9 8';
    expect(read('TAX_DOCUMENT', page)).toMatchObject({ taxNumber: '413-843-415-000' });
  });

  it('lowers the confidence of an employee number that looks like a phone number', () => {
    const { idCard1 } = fieldsOf('COMPANY_ID', 'Rosa M. Cruz\nEmployee No.   0918-792-8388');
    expect(idCard1!.confidence).toBeLessThan(90);
  });
});

describe('names', () => {
  it('does not read the supplier as the customer', () => {
    const page = `
Bughaw Mobile
12 Mabini Street, Brgy. San Roque, Quezon City 1109
Total Amount Due  1,200.00
`;
    expect(read('TELCO_BILL', page)).not.toHaveProperty('fullName');
  });

  it('begins a name that ends with an initial with its surname', () => {
    expect(read('ELECTRICITY_BILL', 'Customer Name: BAUTISTA ANGELICA P')).toMatchObject({
      firstName: 'ANGELICA',
      middleName: 'P',
      lastName: 'BAUTISTA',
    });
  });

  it('keeps the initial Y as the middle name, and a suffix behind a comma', () => {
    expect(read('ELECTRICITY_BILL', 'Customer Name: MARIA CRISTINA Y. FUENTEBELLA')).toMatchObject({
      firstName: 'MARIA CRISTINA',
      middleName: 'Y.',
      lastName: 'FUENTEBELLA',
    });
    const page =
      'This is to certify that MR. JOSELITO REYES EVANGELISTA, JR. was employed by Reyes & Co. from June 3, 2013.';
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ fullName: 'JOSELITO REYES EVANGELISTA, JR.' });
  });

  it('ignores the names of relatives and emergency contacts', () => {
    const card = 'SSS No.   07-8291505-4\nIN CASE OF EMERGENCY, PLEASE NOTIFY\nName      Rosalinda E. Jimenez';
    expect(read('COMPANY_ID', card)).not.toHaveProperty('name');
    const form = `
6 Taxpayer's Name (Last Name, First Name, Middle Name)
ROSALES, CARMELA, SANTOS
15 Spouse Information - Name (Last, First, Middle)
ROSALES, ROGELIO, PADILLA
`;
    expect(read('TAX_DOCUMENT', form)).toMatchObject({ employeeName: 'ROSALES, CARMELA, SANTOS' });
  });

  it('lowers the confidence of a name above an office that signs cards', () => {
    const nameOn = (page: string) => fieldsOf('COMPANY_ID', page).name!.confidence;
    expect(nameOn('GREGORIO P. ALMENDRAS\nVice President - Human Resources')).toBeLessThan(90);
    expect(nameOn('GREGORIO P. ALMENDRAS\nWarehouse Checker')).toBeGreaterThan(89);
  });

  it('are not read from greetings, card titles or table labels', () => {
    const bill = (under: string) => `Hi, Angelica Ruth Reyes!\n${under}\nTotal Amount Due  1,200.00`;
    expect(read('TELCO_BILL', bill('Your plan has been renewed.'))).not.toHaveProperty('fullName');
    // The person greeted above the address is the customer.
    const address = '12 Mabini Street, Brgy. San Roque, Quezon City 1109';
    expect(read('TELCO_BILL', bill(address))).toMatchObject({ fullName: 'Angelica Ruth Reyes', address });
    expect(read('COMPANY_ID', 'EMPLOYEE IDENTIFICATION CARD\nPresident')).not.toHaveProperty('name');
    const certificate = `
CERTIFICATE OF EMPLOYMENT
Name             Joan Marie D. Pamatian
Job Title        Nurse
Department       Intensive Care

Erlinda V. Jalandoni
Chief, HRM Division
`;
    expect(read('EMPLOYMENT_CERTIFICATE', certificate)).toMatchObject({ signatoryName: 'Erlinda V. Jalandoni' });
  });

  it('reads an unlabelled name above a village and its town', () => {
    const page =
      'Acct No            09-0417-3863-4\nSUMULONG, LEANDRO S\nSAN ISIDRO NORTE, BINMALEY\nType               RESIDENTIAL';
    expect(read('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'SUMULONG, LEANDRO S',
      address: 'SAN ISIDRO NORTE, BINMALEY',
    });
  });

  it('reads a city government in a sentence as the employer', () => {
    const page = `
Province of Ilocos Norte
This is to certify that MARIA A. CABAHUG is an employee of the City Government of Batac, Ilocos Norte.
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ employerName: 'City Government of Batac' });
  });

  it('ends a company name in a sentence after its legal form', () => {
    const page =
      'This is to certify that Ms. Rosa M. Cruz is employed with Redstone Foods Inc. magmula pa 2016 to date.';
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ employerName: 'Redstone Foods Inc.' });
  });

  it('does not read the name in a table row above a position as the signatory', () => {
    const page = `
Acme Foods Corporation
CERTIFICATE OF EMPLOYMENT
Name of Employee      Nacpil, Joselito Villanueva
Position              Technician
Purpose               Bank Loan
Remarks               No pending administrative case

Paolo Del Rosario
General Affairs Section Chief
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      purpose: 'Bank Loan',
      signatoryName: 'Paolo Del Rosario',
      signatoryPosition: 'General Affairs Section Chief',
    });
  });
});

describe('labels', () => {
  it('ignores the label of a penalty, and reads the amount behind its due date', () => {
    const page = `
AMOUNT DUE on or before
May 20, 2026                     Php 482.50
Penalty after due date (10%)          48.25
Reconnection                         150.00
Amount after due date            Php 530.75
`;
    expect(read('WATER_BILL', page)).toMatchObject({ dueDate: '2026-05-20', dueAmount: 482.5 });
  });

  it('keeps a classification out of an address that stands above it', () => {
    const page = 'Address          Zone 4, Brgy. Minien East, Sta. Barbara\nClassification   Residential 1/2"';
    expect(read('WATER_BILL', page)).toMatchObject({ address: 'Zone 4, Brgy. Minien East, Sta. Barbara' });
  });

  it('ends a value at an unknown label when the page sets labels in their own style', () => {
    const text = `
Account Name
Jose Tan Aquino
Pinagtatayuan Ngayon
Blk 2 Lot 3 Narra Road, Pasig City
Due Date
03/20/2021
Account No.
1234567890
Bill Date
03/05/2021
`;
    const page = typePage(text);
    expect(read('WATER_BILL', text)).not.toMatchObject({ fullName: 'Jose Tan Aquino' });
    const found = extract('WATER_BILL', [withStyles(page)]).fields;
    expect(found.fullName!.value).toBe('Jose Tan Aquino');
  });
});

/** Every second line is a label in bold. */
function withStyles(page: Page): Page {
  const rows = [...new Set(page.words.map(({ box }) => box.y))];
  const words = page.words.map((word) => ({
    ...word,
    style: rows.indexOf(word.box.y) % 2 === 0 ? 'bold 9' : 'plain 9',
  }));
  return { ...page, words };
}

it('lowers the confidence of dates whose order only the year breaks', () => {
  const page = `
IRON FOODS CORP.                    PAYSLIP
Name: Reyes, Ana L.
Payroll Period: October 1 to 15, 2015     Date of Release: October 22, 2025
Gross Pay 9,000.00
Net Pay 8,500.00
`;
  const { startDate, endDate, payDate } = extract('PAYSLIP', [typePage(page)]).fields;
  for (const field of [startDate, endDate, payDate]) expect(field!.confidence).toBeLessThan(90);
});

it('assigns numbers to the columns above them, and does not read "Employer SSS" as the employer', () => {
  const page = `
IRON FOODS CORP.                    PAYSLIP
SSS             PHIC            HOMF            STATUS
3477120048      030512298814    121188340275    REGULAR
TAXABLE     EMPLOYER SSS   EMPLOYER HOMF    TAKE HOME PAY
9,000.00    500.00         100.00           8,500.00
`;
  const { philHealthNumber, employerName } = extract('PAYSLIP', [typePage(page)]).fields;
  expect(philHealthNumber).toMatchObject({ value: '030512298814' });
  expect(employerName).toMatchObject({ value: 'IRON FOODS CORP.' });
});
