import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('amounts', () => {
  it('computes the previous bill from its payment and its unpaid balance, whatever its label', () => {
    const page = `
October bill                         1,148.00
Payment OR# 33871 dtd 10/20/2025    -1,000.00
Unpaid balance                         148.00
Current charges                      1,103.00
AMOUNT DUE                           1,251.00
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ previousDueAmount: 1148, paymentDate: '2025-10-20' });
    expect(readTyped('TELCO_BILL', page.replace(/.*Unpaid.*\n/, ''))).toMatchObject({ previousDueAmount: 1148 });
    expect(readTyped('TELCO_BILL', page.replace('1,148.00', '1,149.00'))).not.toHaveProperty('previousDueAmount');
  });

  it('computes the rest of the previous bill after two payments', () => {
    const page = `
Noong Setyembre     2,000.00
Payment 10/02/2025   -500.00
Payment 10/20/2025   -900.00
Remaining Balance     600.00
Current Charges     1,100.00
TOTAL AMOUNT DUE    1,700.00
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      previousDueAmount: 2000,
      balanceAmount: 600,
      dueAmount: 1700,
    });
  });

  it('deducts an overpayment from the current charges, not from their subtotal', () => {
    const page = `
Sub-total                           762.93
Value Added Tax                      91.55
Other charges: meter relocation     150.00
Current Charges                   1,004.48
Overpayment (credit balance)          1.14
TOTAL AMOUNT DUE                  1,003.34
`;
    const amounts = { currentBillAmount: 1004.48, balanceAmount: -1.14, dueAmount: 1003.34 };
    expect(readTyped('WATER_BILL', page)).toMatchObject(amounts);
  });

  it('reads arrears as the balance, without their penalty', () => {
    const page = `
CURRENT BILL                  1,117.20
Arrears: 1 mo. (SEP 2025)     1,206.35
Surcharge on arrears             36.19
TOTAL AMOUNT DUE              2,359.74
`;
    const found = readTyped('ELECTRICITY_BILL', page);
    expect(found).toMatchObject({ balanceAmount: 1206.35 });
    expect(found).not.toHaveProperty('previousDueAmount');
  });

  it('sums arrears of several ages into one balance', () => {
    const page = `
AMOUNT DUE THIS MONTH      1,621.40
ARREARS   30 days            800.00
          60 days            250.00
TOTAL ARREARS              1,050.00
TOTAL AMOUNT DUE           2,671.40
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ balanceAmount: 1050, dueAmount: 2671.4 });
  });

  it('reads arrears of this year apart from those of last year and a discount', () => {
    const page = `
CURRENT BILL                                480.00
ARREARS - CURRENT YEAR                      310.00
ARREARS - PREVIOUS YEAR                       0.00
LESS: Senior Citizen Discount               -24.00
TOTAL AMOUNT DUE                            766.00
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ balanceAmount: 310, currentBillAmount: 480, dueAmount: 766 });
  });

  it('reads the amount due until a day, not the one due after it', () => {
    const page = `
Current bill                                       465.00
Amount due if paid on or before 10/15/2025         447.75
Amount due after 10/15/2025                        465.00
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ dueAmount: 447.75, dueDate: '2025-10-15' });
  });

  it('does not take the date of arrears for the bill date', () => {
    const found = readTyped('WATER_BILL', 'Net current bill  417.05\nArrears (as of 10/16/2025)  388.20');
    expect(found).toMatchObject({ balanceAmount: 388.2 });
    expect(found).not.toHaveProperty('statementDate');
  });

  it('reads an amount below the label that contains its due date', () => {
    const page = `
Net current bill                     417.05

AMOUNT DUE ON OR BEFORE OCT 31, 2025
            815.25

AMOUNT AFTER DUE DATE
            856.96
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ dueAmount: 815.25, dueDate: '2025-10-31' });
  });

  it('reads the previous bill and its partial payment from one sentence', () => {
    const page = `
Unpaid balance, September bill (1,368.00 less partial payment of 1,000.00 on        368.00
Oct. 13, 2025)
Total for this month                                                                  972.00
TOTAL AMOUNT PAYABLE                                                                1,340.00
`;
    const found = readTyped('WATER_BILL', page);
    expect(found).toMatchObject({ previousDueAmount: 1368, balanceAmount: 368, paymentDate: '2025-10-13' });
  });
});

describe('dates', () => {
  it.each([
    ['18 Oct – 17 Nov 2025', '2025-10-18', '2025-11-17'],
    ['18-Dec to 17-Jan-2026', '2025-12-18', '2026-01-17'],
  ])('reads %s as a period', (text, startDate, endDate) => {
    expect(readTyped('TELCO_BILL', `Billing Period: ${text}`)).toMatchObject({ startDate, endDate });
  });

  it('takes the dates of the two readings as the period when none is printed', () => {
    const page = `
Rdg date          Reading     kWh used
Pres 10/14/25      4205
Prev 09/14/25      4108         97
Previous bill 08/14/25         900.00
`;
    const found = readTyped('ELECTRICITY_BILL', page);
    expect(found).toMatchObject({ startDate: '2025-09-14', endDate: '2025-10-14' });
    expect(readTyped('ELECTRICITY_BILL', `${page}\nBilling Period: 09/15/2025 to 10/15/2025`)).toMatchObject({
      startDate: '2025-09-15',
    });
  });

  it('takes the due date of the current bill, not of the overdue balance', () => {
    const page = `
Previous balance - due immediately        3,200.00
Current bill - due Nov 18, 2025           4,150.25
Total amount due                          7,350.25
`;
    const fields = { dueDate: '2025-11-18', currentBillAmount: 4150.25, balanceAmount: 3200, dueAmount: 7350.25 };
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject(fields);
  });

  it.each([
    ['Payment, 07 Oct 2025 – Bayad Center    –3,000.00', '2025-10-07'],
    ['Payment History\nAug 26, 2025     812.05\nOct 24, 2025     845.70\nSep 25, 2025     798.61', '2025-10-24'],
    ['We thank you for the 500.00 you paid on October 3, 2025.', '2025-10-03'],
  ])('reads the payment date from %s', (text, paymentDate) => {
    expect(readTyped('WATER_BILL', text)).toMatchObject({ paymentDate });
  });

  it.each([
    'Payments after Oct 5, 2025 are not shown.',
    'If payment is not received on Oct 5, 2025 service is cut.',
    'Payment centers: Oct 5, 2025 closed',
  ])('reads no payment date from %s', (text) => {
    expect(readTyped('WATER_BILL', text)).not.toHaveProperty('paymentDate');
  });
});

describe('meters', () => {
  it('orders readings by their dates when nothing else tells them apart', () => {
    const page = `
Meter reading as of Oct 25, 2025: 1,045
Meter reading as of Sept 25, 2025: 1,021
Consumption: 24 cu. m.
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      previousReading: 1021,
      presentReading: 1045,
      startDate: '2025-09-25',
      endDate: '2025-10-25',
    });
    expect(readTyped('WATER_BILL', page.replace('24 cu', '25 cu'))).not.toHaveProperty('previousReading');
  });

  it('reads the usage after the multiplier', () => {
    const page = `
Present (Nov 4)       27,716
Previous (Oct 5)      27,640
Difference                76
Multiplier                20
Energy used, kWh       1,520
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ currentPeriodUsage: 1520 });
    expect(readTyped('ELECTRICITY_BILL', page.replace('20\n', '1\n'))).toMatchObject({ currentPeriodUsage: 76 });
  });
});

describe('holders', () => {
  it('takes the greeted full name as holder where no label names one', () => {
    const greet = (line: string) =>
      readTyped('TELCO_BILL', `Alon Fiber Inc.\n\n${line}\nhere is your bill.\nPay by 2025-11-25`);
    expect(greet('Hi Patricia Anne Gomez-Lim,')).toMatchObject({ fullName: 'Patricia Anne Gomez-Lim' });
    expect(greet('Dear Valued Customer,')).not.toHaveProperty('fullName');
    expect(greet('Hello Patricia!')).not.toHaveProperty('fullName');
  });

  it('begins an address with its zone, behind a colon in a column of its own', () => {
    const page = `
   Account Name : ESTRELLA V. MARASIGAN
   Account No.  : 034-02-1187          Meter No. : 2210887
   Address      : Zone 4, Brgy. Maligaya, Bukal, Camarines Norte
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ address: 'Zone 4, Brgy. Maligaya, Bukal, Camarines Norte' });
  });

  it.each([
    'SPS. ROGELIO AND MARITES PANGILINAN',
    'Sps. Jose at Ana Reyes',
    'MR. AND MRS. ANTONIO P. RAMOS',
    'Engr. & Mrs. Ramon Cruz',
  ])('reads %s as two', (name) => {
    const fields = readTyped('WATER_BILL', `Consumer: ${name}\nAddress: 8 Rizal St., Brgy. 2, Lucena City`);
    expect(fields).toMatchObject({ fullName: name });
    expect(fields).not.toHaveProperty('firstName');
  });

  it('prefers the full name above the address to a shorter one on the payment slip', () => {
    const page = `
MARIA CASTRO REYES
290 M.H. Del Pilar, Brgy. Santo Niño, Marikina City

Account Name         Due Date
MARIA REYES          Nov 17, 2023
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ fullName: 'MARIA CASTRO REYES', middleName: 'CASTRO' });
  });

  it('finds the address below the full name, though the slip reorders the name', () => {
    const page = `
Service Information                                 Bill Date     Nov 9, 2025
CARLOS MIGUEL YAPTINCHAY DE LOS REYES
2218 P. Zamora St., Brgy. 85, Pasay City 1300

Contract Account No.     40155873


Account name
DE LOS REYES, CARLOS MIGUEL Y.
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ address: '2218 P. Zamora St., Brgy. 85, Pasay City 1300' });
  });

  it('finds the address below the label and the name behind it', () => {
    const page = `
Homeowner: Mr. Arnel Dizon Custodio           SOA #: 2025-10-217
Block 7 Lot 21, Narra Street                  Date: October 28, 2025
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      firstName: 'Arnel',
      lastName: 'Custodio',
      address: 'Block 7 Lot 21, Narra Street',
    });
  });

  it('reads the company behind the service that it offers', () => {
    const page = `
HiblaNet
Fiber internet by Kalayaan Broadband Corporation
Statement of Account
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({ supplier: 'Kalayaan Broadband Corporation' });
  });
});
