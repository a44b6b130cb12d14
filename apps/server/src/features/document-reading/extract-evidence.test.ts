import { describe, expect, it } from 'vitest';
import { typePage } from '../../../testing/typed-page.ts';
import { extract } from './extract.ts';
import type { Page } from './word.ts';

type Type = Parameters<typeof extract>[0];

function fieldsOf(type: Type, text: string) {
  return extract(type, [typePage(text)]).fields;
}

function read(type: Type, text: string) {
  const found = Object.entries(fieldsOf(type, text)).filter(([, { value }]) => value !== null);
  return Object.fromEntries(found.map(([name, { value }]) => [name, value]));
}

describe('sums', () => {
  it('say which amount of a payslip is the net pay that no label names', () => {
    const page = `
Gross Pay            20,000.00
Total Deductions      3,500.00
Pinakahuling halaga  16,500.00
`;
    expect(read('PAYSLIP', page)).toMatchObject({ grossAmount: 20000, netAmount: 16500 });
  });

  it('make a gross below the net pay unlikely, and amounts that leave another rest less sure', () => {
    const impossible = fieldsOf('PAYSLIP', 'Gross Pay   793.08\nNet Pay   16,500.00');
    expect(impossible.grossAmount!.confidence).toBeLessThan(70);
    const { grossAmount, netAmount } = fieldsOf(
      'PAYSLIP',
      'Gross Pay   20,000.00\nTotal Deductions   3,500.00\nNet Pay   15,900.00',
    );
    expect(Math.max(grossAmount!.confidence, netAmount!.confidence)).toBeLessThan(90);
  });

  it('find the reading that no label names', () => {
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

  it('doubt a meter that runs backwards', () => {
    const { presentReading } = fieldsOf(
      'WATER_BILL',
      'Previous Reading   1,260\nPresent Reading   12\nCu.M. Used   56',
    );
    expect(presentReading!.confidence).toBeLessThan(70);
  });

  it('count what is taken off the balance before the current charges', () => {
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

describe('days', () => {
  it('out of order are not sure', () => {
    const { payDate } = fieldsOf('PAYSLIP', 'Pay Period: June 1-15, 2025\nPay Date: 06/20/2015');
    expect(payDate!.confidence).toBeLessThan(90);
    expect(
      fieldsOf('PAYSLIP', 'Pay Period: June 1-15, 2025\nPay Date: 06/20/2025').payDate!.confidence,
    ).toBeGreaterThan(89);
  });

  it('that only stand beside each other are no period', () => {
    const page = 'Bill Date      Due Date\n03/05/2021     03/20/2021';
    expect(read('WATER_BILL', page)).not.toHaveProperty('startDate');
  });

  it('under the last payment say when it was made', () => {
    const page =
      'CONSUMPTION (CU.M.)     LAST PAYMENT      AMOUNT PAID\n16                      01/28/26          671.90';
    expect(read('WATER_BILL', page)).toMatchObject({ paymentDate: '2026-01-28' });
  });

  it('in brackets behind a label are no reading', () => {
    const page = 'Present Reading (12 Oct)    14669\nPrevious Reading (12 Sep)   14382';
    expect(read('ELECTRICITY_BILL', page)).toMatchObject({ presentReading: 14669, previousReading: 14382 });
  });
});

describe('numbers', () => {
  it('of institutions are known by their shape where no label is understood', () => {
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

  it('in boxes end before the number of the next item of a form', () => {
    const page = 'Employee Information\n3 TIN   4 1 3  8 4 3  4 1 5  0 0 0              4 RDO Code   0 9 8';
    expect(read('TAX_DOCUMENT', page)).toMatchObject({ taxNumber: '413-843-415-000' });
  });

  it('that are written as telephones are no number of an employee', () => {
    const { idCard1 } = fieldsOf('COMPANY_ID', 'Rosa M. Cruz\nEmployee No.   0918-792-8388');
    expect(idCard1!.confidence).toBeLessThan(90);
  });
});

describe('names', () => {
  it('of those who send a bill are not its addressee', () => {
    const page = `
Bughaw Mobile
12 Mabini Street, Brgy. San Roque, Quezon City 1109
Total Amount Due  1,200.00
`;
    expect(read('TELCO_BILL', page)).not.toHaveProperty('fullName');
  });

  it('begin with the surname where an initial ends them', () => {
    expect(read('ELECTRICITY_BILL', 'Customer Name: BAUTISTA ANGELICA P')).toMatchObject({
      firstName: 'ANGELICA',
      middleName: 'P',
      lastName: 'BAUTISTA',
    });
  });

  it('keep an initial Y as the middle name and a suffix behind a comma', () => {
    expect(read('ELECTRICITY_BILL', 'Customer Name: MARIA CRISTINA Y. FUENTEBELLA')).toMatchObject({
      firstName: 'MARIA CRISTINA',
      middleName: 'Y.',
      lastName: 'FUENTEBELLA',
    });
    const page =
      'This is to certify that MR. JOSELITO REYES EVANGELISTA, JR. was employed by Reyes & Co. from June 3, 2013.';
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ fullName: 'JOSELITO REYES EVANGELISTA, JR.' });
  });

  it('of relatives and of whom to call are not those of the person', () => {
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

  it('above an office that signs cards are less sure to be those of their holders', () => {
    const nameOn = (page: string) => fieldsOf('COMPANY_ID', page).name!.confidence;
    expect(nameOn('GREGORIO P. ALMENDRAS\nVice President - Human Resources')).toBeLessThan(90);
    expect(nameOn('GREGORIO P. ALMENDRAS\nWarehouse Checker')).toBeGreaterThan(89);
  });

  it('are no greetings, titles of cards or labels of a table', () => {
    const bill = (under: string) => `Hi, Angelica Ruth Reyes!\n${under}\nTotal Amount Due  1,200.00`;
    expect(read('TELCO_BILL', bill('Your plan has been renewed.'))).not.toHaveProperty('fullName');
    // Whom a bill greets above the address is whom it is sent to.
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

  it('without labels stand above a village and its town', () => {
    const page =
      'Acct No            09-0417-3863-4\nSUMULONG, LEANDRO S\nSAN ISIDRO NORTE, BINMALEY\nType               RESIDENTIAL';
    expect(read('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'SUMULONG, LEANDRO S',
      address: 'SAN ISIDRO NORTE, BINMALEY',
    });
  });

  it('of governments are employers in sentences', () => {
    const page = `
Province of Ilocos Norte
This is to certify that MARIA A. CABAHUG is an employee of the City Government of Batac, Ilocos Norte.
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ employerName: 'City Government of Batac' });
  });

  it('of companies in a sentence end with their legal form', () => {
    const page =
      'This is to certify that Ms. Rosa M. Cruz is employed with Redstone Foods Inc. magmula pa 2016 to date.';
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ employerName: 'Redstone Foods Inc.' });
  });

  it('above a position are no signature where they are values of a table', () => {
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
  it('that ask for a penalty name nothing that is due; an amount may stand behind the day that it is due on', () => {
    const page = `
AMOUNT DUE on or before
May 20, 2026                     Php 482.50
Penalty after due date (10%)          48.25
Reconnection                         150.00
Amount after due date            Php 530.75
`;
    expect(read('WATER_BILL', page)).toMatchObject({ dueDate: '2026-05-20', dueAmount: 482.5 });
  });

  it('of a word that the value before it begins with are part of it', () => {
    const page = 'Address          Zone 4, Brgy. Minien East, Sta. Barbara\nClassification   Residential 1/2"';
    expect(read('WATER_BILL', page)).toMatchObject({ address: 'Zone 4, Brgy. Minien East, Sta. Barbara' });
  });

  it('that nobody listed end a value where the page sets labels in letters of their own', () => {
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

/** Every second line is a label, in bold letters. */
function withStyles(page: Page): Page {
  const rows = [...new Set(page.words.map(({ box }) => box.y))];
  const words = page.words.map((word) => ({
    ...word,
    style: rows.indexOf(word.box.y) % 2 === 0 ? 'bold 9' : 'plain 9',
  }));
  return { ...page, words };
}

it('of two days that are in order but for their year neither is sure', () => {
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

it('the number under another word is not that of the label beside it, and an institution is no employer', () => {
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
