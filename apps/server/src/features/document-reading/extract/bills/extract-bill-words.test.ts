import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

describe('bills in other words', () => {
  it('reads the terms of a cooperative for its members', () => {
    const page = `
ILOG NORTE ELECTRIC COOPERATIVE, INC.
Member-Consumer-Owner:  CASIMIRO T. AGBAYANI          Acct. No.:  05-1123-0440
Brgy. 12, Sta. Maria, Ilocos Norte                    SOA No.:    2026-000881

Reading period            May 21, 2026 - Jun 20, 2026
Present rdg.    4,410     Prior rdg.   4,291     kWh consumed   119

Power bill                                            1,428.00
Unpaid prior month                                      300.00
TOTAL                                                 1,728.00
Net amount due                                        1,728.00
Pay not later than   July 5, 2026
`;
    expect(classify([typePage(page)]).fileType).toBe('ELECTRICITY_BILL');
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'CASIMIRO T. AGBAYANI',
      address: 'Brgy. 12, Sta. Maria, Ilocos Norte',
      startDate: '2026-05-21',
      dueDate: '2026-07-05',
      dueAmount: 1728,
      currentBillAmount: 1428,
      balanceAmount: 300,
      previousReading: 4291,
      presentReading: 4410,
    });
  });

  it('reads the net amount due below the total before a discount', () => {
    const page = `
BAYBAY DAGAT WATER DISTRICT
Water Bill

Name       DOLORES P. MACARAEG
Address    45 Mabini St., Brgy. 3, Dapitan City
Account    11-204-77
Water Bill                                      382.40
Sewerage                                         38.24
Total                                           420.64
Less: Senior citizen discount                   -19.12
Net amount due                                  401.52
Due date   September 12, 2026
`;
    expect(classify([typePage(page)]).fileType).toBe('WATER_BILL');
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      accountNumber: '11-204-77',
      dueAmount: 401.52,
      dueDate: '2026-09-12',
    });
  });

  it('finds the full name of a brand in small print, and joins lines broken within dates and phrases', () => {
    const page = `
sulyapNet

Mark Anthony L. Beltran
18 Kalayaan Ave., Quezon City

Account no.            77120934
Bill date              02 Oct 2026
Billing period         02 Sep 2026 to 01 Oct
                       2026
Total this month, VAT incl.                    1,299.00
Carried over from last bill                        0.00
Please pay                                     1,299.00
on or before 22 Oct 2026
Thank you for paying Php 1,299.00 last 12 Sep 2026.
Sulyapnet Telecommunications, Inc. VAT Reg TIN 008-112-334-000
`;
    expect(classify([typePage(page)]).fileType).toBe('TELCO_BILL');
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      supplier: 'Sulyapnet Telecommunications, Inc.',
      startDate: '2026-09-02',
      endDate: '2026-10-01',
      currentBillAmount: 1299,
      dueAmount: 1299,
      dueDate: '2026-10-22',
      paymentDate: '2026-09-12',
    });
  });

  it('finds the water supplier of a Filipino bill', () => {
    const page = `
Republika ng Pilipinas
Lalawigan ng Bohol
PANGASIWAAN NG TUBIG NG BAYAN NG LOAY

Ngalan ng konsumidor: Teresita A. Bantugan
Tirahan: Purok 4, Villalimpia, Loay, Bohol
Bilang ng konsumidor: LY-0921
Petsa ng basa: 05/28/2026
Dating basa: 512     Bagong basa: 533     Konsumo: 21
Singil ngayong buwan              315.00
Utang noong Abril                 120.00
Kabuuan                           435.00
Bayaran hanggang Hunyo 15, 2026
`;
    expect(classify([typePage(page)]).fileType).toBe('WATER_BILL');
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      supplier: 'PANGASIWAAN NG TUBIG NG BAYAN NG LOAY',
      fullName: 'Teresita A. Bantugan',
      accountNumber: 'LY-0921',
      endDate: '2026-05-28',
      dueAmount: 435,
      currentBillAmount: 315,
      balanceAmount: 120,
      presentReading: 533,
    });
  });

  it('reads a period in columns, and arrears that are due at once', () => {
    const page = `
Timog Liwanag Power Corporation
Service account 210-88-1123     Invoice 5520119     Invoice date 07/19/2026

Ms. Corazon Uy Tan
8 Maharlika St., Tagum City

Start            End              Previous      Present        Used (kWh)
06/17/2026       07/16/2026       20,114        20,388         274

Energy supply                                    2,055.00
Charges for the month                            3,313.10
Arrears (please settle at once)                    640.20
                               Pay this             3,953.30
Last day for payment: 07/29/2026. Prior bill 1,640.20, less payment 1,000.00 of 07/02/2026.
`;
    expect(classify([typePage(page)]).fileType).toBe('ELECTRICITY_BILL');
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      startDate: '2026-06-17',
      endDate: '2026-07-16',
      paymentDate: '2026-07-02',
      dueAmount: 3953.3,
      currentBillAmount: 3313.1,
      balanceAmount: 640.2,
      previousDueAmount: 1640.2,
    });
  });

  it('reads abbreviated labels on a narrow receipt', () => {
    const page = `
MAKILING HEIGHTS WATER SERVICE
STATEMENT NO. 44-1182
Concess.: BAUTISTA, ERLINDA M.
Addr : 7 Camia St.
Acct#: 02-07-0113
Period 06/05/26-07/05/26
Pres 1204     Prev 1188
Cons 16
------------------------------
Water sales          256.00
Current              266.00
Arrears                0.00
PLEASE PAY         P 266.00
ON OR BEFORE 07/20/26
`;
    expect(classify([typePage(page)]).fileType).toBe('WATER_BILL');
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      fullName: 'BAUTISTA, ERLINDA M.',
      address: '7 Camia St.',
      statementNumber: '44-1182',
      dueAmount: 266,
      dueDate: '2026-07-20',
      currentBillAmount: 266,
    });
  });

  it('reads the amount due behind its due date', () => {
    const page = `
KAPULUAN CABLE & INTERNET
Statement no. 2026-1102     Customer no. 33-10982
Subscriber : Rowena G. Alcantara
Where : 66 J.P. Rizal St., Calamba City
Tel : (049) 555-0182
For Jul 1 - 31, 2026
Last statement                1,499.00
Your payment 07/10/26 OR 9921       -1,499.00
Internet 50 Mbps              1,499.00
Less no-service credit         -150.00
This statement                1,349.00
To be paid by 08/10/26        P1,349.00
`;
    expect(classify([typePage(page)]).fileType).toBe('TELCO_BILL');
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      startDate: '2026-07-01',
      endDate: '2026-07-31',
      paymentDate: '2026-07-10',
      previousDueAmount: 1499,
      currentBillAmount: 1349,
      dueAmount: 1349,
      dueDate: '2026-08-10',
    });
  });

  it('reads a payment from a sentence', () => {
    const page = `
HIRAYA ENERGY DISTRIBUTION INC.
Customer: LORENZO Q. TANCHOCO
Customer Reference 9900-1212-3
Issued 11 Aug 2026                Covers 9 Jul 2026 until 8 Aug 2026
Payment of ₱ 1,902.20 was received last 25 Jul 2026. Thank you!
Meter reading this month 7120
Energy used 130 kWh
Amount of this bill                            1,710.50
of which 12% VAT                                 183.27
Brought forward                                    0.00
Amount you need to pay                         1,710.50
`;
    expect(classify([typePage(page)]).fileType).toBe('ELECTRICITY_BILL');
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      statementDate: '2026-08-11',
      paymentDate: '2026-07-25',
      vatAmount: 183.27,
      dueAmount: 1710.5,
      currentPeriodUsage: 130,
    });
  });

  it('assigns readings by their dates', () => {
    const page = `
LUNTIAN WATERWORKS COOPERATIVE
Account holder        EDGARDO R. SISON
Service address       Blk 9 Lot 3, Sitio Pag-asa, San Pablo City
Account number        7710-22
Date of bill          Feb 6, 2026
Water reading (Feb 4, 2026)           733
Water reading (Jan 4, 2026)           712
Volume used, cu.m.                     21
Current water bill                 462.00
Past due (Dec 2025 bill)           210.00
Total                              672.00
Net amount due                     672.00
If unpaid by Feb 20, 2026 a penalty of 10% is added.
`;
    expect(classify([typePage(page)]).fileType).toBe('WATER_BILL');
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      startDate: '2026-01-04',
      endDate: '2026-02-04',
      dueDate: '2026-02-20',
      dueAmount: 672,
      currentBillAmount: 462,
      balanceAmount: 210,
    });
  });

  it('reads questions as labels, and the name in a greeting', () => {
    const page = `
Bagwis Wireless Inc.
Hello, Jocelyn Marie Tuazon,
Here's your bill for mobile number 0918 555 0166
Account: 0021-4471-8
Cycle: 11/06/2026 - 12/05/2026
You last paid P899.00 on 11/24/2026
New charges ............... 1,049.00
Unpaid from before ............ 0.00
What to pay ............... 1,049.00
When to pay ............... 12/26/2026
`;
    expect(classify([typePage(page)]).fileType).toBe('TELCO_BILL');
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      fullName: 'Jocelyn Marie Tuazon',
      accountNumber: '0021-4471-8',
      paymentDate: '2026-11-24',
      dueAmount: 1049,
      dueDate: '2026-12-26',
      balanceAmount: 0,
    });
  });
});

describe('labels and their values', () => {
  it('reads a number between two labels as a value, not as part of a longer label', () => {
    const page = 'Name: PEDRO SALAZAR\nPresent 441 Previous 420 Consumption 21 cu.m.\nCurrent bill      420.00';
    const readings = { presentReading: 441, previousReading: 420, currentPeriodUsage: 21, currentBillAmount: 420 };
    expect(readTyped('WATER_BILL', page)).toMatchObject(readings);
  });

  it.each(['VAT inclusive', 'VAT incl.', '(VAT-inclusive)', 'inclusive of VAT', 'net of VAT'])(
    'does not read charges that are %s as the tax',
    (hint) => {
      const found = readTyped('TELCO_BILL', `Current charges, ${hint}        1,899.00\nAmount due          1,899.00`);
      expect(found).toMatchObject({ currentBillAmount: 1899, dueAmount: 1899 });
      expect(found).not.toHaveProperty('vatAmount');
    },
  );
});

it('takes the sum of the VAT group as the tax', () => {
  const page = `
LAMON BAY ELECTRIC COOPERATIVE, INC.
STATEMENT OF ACCOUNT
DISTRIBUTION CHARGES
Distribution System               0.5782      108.12
Sub-total                                     342.99
VALUE ADDED TAX
Generation VAT                    0.5231       97.82
Distribution VAT                  0.1821       34.05
Sub-total                                     162.89
CURRENT BILL                                2,037.38
TOTAL AMOUNT DUE                          P 2,037.38
`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ vatAmount: 162.89 });
});
