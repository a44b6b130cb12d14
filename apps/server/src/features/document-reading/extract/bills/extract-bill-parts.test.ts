import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('labels under one another', () => {
  it('keeps the service address apart from the mailing address below it', () => {
    const page = `
Patubig Water Services Corp.
Service Address       12 Mabini St., Brgy. San Roque, Pasig City
Mailing Address       12 Mabini St., Brgy. San Roque, Pasig City 1600
Amount Due            950.00
`;
    const home = '12 Mabini St., Brgy. San Roque, Pasig City';
    expect(readTyped('WATER_BILL', page)).toMatchObject({ address: home });
    const office = page.replace(/(Mailing Address {7}).*/, '$1Unit 5 Gold Tower, Ayala Avenue, Makati City 1226');
    expect(readTyped('WATER_BILL', office)).toMatchObject({ address: home });
    expect(readTyped('WATER_BILL', office)).not.toHaveProperty('currentPeriodUsage');
  });
});

describe('the tax', () => {
  it('excludes the net amount, and the tax on a part of the charges', () => {
    const page = `
Plan fee (VAT-ex)        1,330.36
VAT                        159.64
Bill for this cycle      1,490.00
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ vatAmount: 159.64 });
    const parts = `
VAT Gen            120.00
VAT Trans           20.00
Distribution VAT    40.00
Amount Due       1,180.00
`;
    expect(readTyped('ELECTRICITY_BILL', parts)).not.toHaveProperty('vatAmount');
    expect(readTyped('ELECTRICITY_BILL', `${parts}Included taxes     180.00`)).toMatchObject({ vatAmount: 180 });
  });

  it('comes from the total row of its column', () => {
    const page = `
Charges                 VATable         VAT         Total
Fiber Plan 999           892.00      107.04        999.04
Mesh Wifi                178.57       21.43        200.00
Total                  1,070.57      128.47      1,199.04
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ vatAmount: 128.47 });
  });
});

describe('dates', () => {
  it('reads a period that is broken over grid cells apart from the bill date', () => {
    const page = `
BILL NO.          SERVICE PERIOD        TOTAL KWH
88123             13 Jan 2026 to        120
BILL DATE         12 Feb 2026
14 Feb 2026
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      startDate: '2026-01-13',
      endDate: '2026-02-12',
      statementDate: '2026-02-14',
    });
  });

  it('ignores the dates of an outage or an offer when it reads the period', () => {
    const page = `
Bill summary for 26 July 2025 to 25 August 2025
Rebate (outage of 3 to 6 August 2025)      50.00
Enjoy double speed, valid Nov 1 to Dec 1, 2025
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ startDate: '2025-07-26', endDate: '2025-08-25' });
  });

  it('reads the payment date from listed payments, not from the date up to which they are counted', () => {
    const page = `
Payments received as of 06/25/2025      1,120.00
Amount Due                              1,120.00
`;
    expect(readTyped('TELCO_BILL', page)).not.toHaveProperty('paymentDate');
    expect(readTyped('TELCO_BILL', page)).not.toHaveProperty('statementDate');
    const listed = `${page}Mga bayad: 06/01/2025 - 500.00 (GCash), 06/20/2025 - 620.00 (Maya)`;
    expect(readTyped('TELCO_BILL', listed)).toMatchObject({ paymentDate: '2025-06-20' });
    const table = `${page}Payment record\nJun 3, 2025    GCash    OR 1123    999.00\nMay 2, 2025    Bayad Center    OR 1001    999.00`;
    expect(readTyped('TELCO_BILL', table)).toMatchObject({ paymentDate: '2025-06-03' });
    const broken = `${page}Your last payment of 980.00 was posted on 24\nMay 2025. Thank you!`;
    expect(readTyped('TELCO_BILL', broken)).toMatchObject({ paymentDate: '2025-05-24' });
  });
});

describe('supplier names', () => {
  const supplierOf = (head: string) => readTyped('ELECTRICITY_BILL', `${head}\nBill Date   Feb 10, 2025`).supplier;

  it('keeps the legal form, and drops the initials and the parent company', () => {
    expect(supplierOf('davao light and power company Inc.')).toBe('davao light and power company Inc.');
    expect(supplierOf('BEC Baliwag Electric Cooperative')).toBe('Baliwag Electric Cooperative');
    expect(supplierOf('Alon Electric Corp. (a Karagatan company)')).toBe('Alon Electric Corp.');
    expect(supplierOf('Liwanag Power Corporation      A member of the Dagat Group')).toBe('Liwanag Power Corporation');
  });
});

describe('customer names', () => {
  it.each([
    'SPS. JUAN & MARIA DELA CRUZ',
    'MR. & MRS. ROBERTO LIM',
    'REYES, JUAN & MARIA',
    'JUAN REYES AND MARIA CRUZ',
  ])('leaves the surname of two persons empty: %s', (name) => {
    const read = readTyped('WATER_BILL', `Bill Date   Jan 5, 2026\nAccount Name   ${name}`);
    expect(read).toMatchObject({ fullName: name });
    expect(read).not.toHaveProperty('lastName');
  });

  it.each([
    ['Wilfredo B. Lumantas (Ret.)', 'Wilfredo', 'B.', 'Lumantas'],
    ['Col. Ramon T. Sison (Ret)', 'Ramon', 'T.', 'Sison'],
    ['LUCERO, ANA M. (+)', 'ANA', 'M.', 'LUCERO'],
    ['Teresita G. Ocampo (deceased)', 'Teresita', 'G.', 'Ocampo'],
    ['MARIA C. REYES (SC)', 'MARIA', 'C.', 'REYES'],
    ['JOSE P. RIZALDO (OWNER)', 'JOSE', 'P.', 'RIZALDO'],
  ])('drops remarks in brackets: %s', (name, firstName, middleName, lastName) => {
    const page = `Bill Date   Jan 5, 2026\nAccount Name   ${name}`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ firstName, middleName, lastName });
  });

  it('reads a name behind a one-word label, and a titled name above an address', () => {
    const page = 'Bill Date   Jan 5, 2026\nCONSUMER HEIRS OF PEDRO REYES\nLOCATION Purok 3, San Isidro, Tarlac City';
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      fullName: 'HEIRS OF PEDRO REYES',
      address: 'Purok 3, San Isidro, Tarlac City',
    });
    const letter =
      'Bill Date   Jan 5, 2026\n\nMr./Ms. Jose Ramos Reyes\nZone 8 Cugman\nCagayan de Oro City, Misamis Oriental';
    expect(readTyped('WATER_BILL', letter)).toMatchObject({
      fullName: 'Jose Ramos Reyes',
      address: 'Zone 8 Cugman Cagayan de Oro City, Misamis Oriental',
    });
  });
});

describe('sentences', () => {
  it('reads meter readings from sentences', () => {
    const page = 'You used 120 kWh. Your meter moved from 4,300 on 5 May\nto 4,420 on 4 June.';
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ previousReading: 4300, presentReading: 4420 });
    const short = 'Meter reading: 642 (last) / 673 (now)\nAmount Due           500.00';
    expect(readTyped('WATER_BILL', short)).toMatchObject({ previousReading: 642, presentReading: 673 });
  });

  it('reads the amount of a partly paid previous bill', () => {
    const page = 'Current bill    700.00\nUnpaid balance  500.00\nAmount Due    1,200.00\n';
    const told = `${page}You paid 1,000.00 of your previous bill of 1,500.00 on Jan 5, 2026.`;
    expect(readTyped('WATER_BILL', told)).toMatchObject({ previousDueAmount: 1500, balanceAmount: 500 });
    const remark = page.replace('Unpaid balance', 'Unpaid balance (bill of 3 Jan: 1,500.00, paid 1,000.00)');
    expect(readTyped('WATER_BILL', remark)).toMatchObject({ previousDueAmount: 1500 });
  });
});

it('reads a number and the name in the row below it as two cells', () => {
  const page = `
(4) Agos Metro Water Services, Inc.
STATEMENT OF ACCOUNT
CONTRACT ACCT                 6108 4477
NAME                          RMG FOODHUB AND CATERING SERVICES
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({
    accountNumber: '6108 4477',
    fullName: 'RMG FOODHUB AND CATERING SERVICES',
    supplier: 'Agos Metro Water Services, Inc.',
  });
});

it('assigns values to their row of labels when text stands beside the table', () => {
  const page = `
CALIRAYA ELECTRIC COOPERATIVE, INC.
BILLING NOTICE
PERIOD COVERED            PRES RDG     PREV RDG     KWH USED    |    2601-118420
12/16/2025 - 01/15/2026          2412      2318        94       |
`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
    presentReading: 2412,
    previousReading: 2318,
    currentPeriodUsage: 94,
  });
});

it('reads an amount owed on a day as the balance, and not that day as the bill date', () => {
  const page = `
BALAYAN NORTE WATER DISTRICT
WATER BILL
TOTAL CURRENT BILL                                    746.93
Add: Arrears as of Sept. 30, 2025                     561.75
TOTAL AMOUNT DUE                                    1,308.68
`;
  const fields = readTyped('WATER_BILL', page);
  expect(fields).toMatchObject({ balanceAmount: 561.75, currentBillAmount: 746.93, dueAmount: 1308.68 });
  expect(fields).not.toHaveProperty('statementDate');
});

it("rejects a quoted brand as the customer, and a hotline as the customer's phone number", () => {
  const page = `
MA. CORAZON D. EVANGELISTA
Unit 3C Jacaranda Residences, 88 Don Jose Ave.,
Brgy. Don Jose, Sta. Rosa City, Laguna 4026
MOBILE NO.
0998 555 0174
STATEMENT OF ACCOUNT
Bayad centers, convenience stores, and online banking, biller
name "LUMINA FIBER"
Landline (02) 8555-3100
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'MA. CORAZON D. EVANGELISTA',
    phoneNumber: '0998 555 0174',
  });
});
