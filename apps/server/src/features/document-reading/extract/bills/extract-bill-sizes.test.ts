import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('bills of small and large customers', () => {
  it('reads a form number in the head, dates without a year, and arrears with a surcharge', () => {
    const page = `
            STO. TOMAS WATER DISTRICT                      No. 0044871
        Poblacion, Sto. Tomas, Davao del Norte
              OFFICIAL WATER BILL

Name      : DELA PEÑA, ROGELIO C.
Address   : Purok 5, Brgy. Tibal-og
Account # : 05-0221
Period    : 03/14 to 04/13/25           Due Date : 04/28/25
Pres Rdg  : 412     Prev Rdg : 398    Used : 14
Current Bill                             310.00
Arrears                                  290.00
Surcharge                                 29.00
Total                                    629.00
Paid Mar. 3 - 275.00
Printed 04/13/25 10:22 AM
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      statementNumber: '0044871',
      startDate: '2025-03-14',
      endDate: '2025-04-13',
      statementDate: '2025-04-13',
      paymentDate: '2025-03-03',
      balanceAmount: 290,
      dueAmount: 629,
    });
  });

  it('reads the bill of a company with a multiplier, a subtotal before tax, and tax withheld', () => {
    const page = `
LUZVIMIN ELECTRIC CORPORATION
Bill to: HARVEST MOON RICE MILL CORP.
         Km. 14 National Highway, Brgy. Mabini
         Rosales, Pangasinan 2441
Account No. 7710-22          Bill Date 02/03/2025       Due Date 02/18/2025
Billing Period 01/01/2025 - 01/31/2025

Meter No.   Previous   Present   Diff   CT Ratio   Total kWh
ELM-2210    1,204.0    1,251.5   47.5   60         2,850

Sub-total                         30,100.00
VAT                                3,612.00
Current Amount                    33,712.00
Previous Bill                     31,000.00
Payment (Jan 20)                 -31,000.00
Unpaid Balance                         0.00
Less 2% EWT (BIR 2307)              -602.00
Amount Payable                    33,110.00
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'HARVEST MOON RICE MILL CORP',
      address: 'Km. 14 National Highway, Brgy. Mabini Rosales, Pangasinan 2441',
      paymentDate: '2025-01-20',
      currentPeriodUsage: 2850,
      currentBillAmount: 33712,
      previousDueAmount: 31000,
      balanceAmount: 0,
      dueAmount: 33110,
    });
  });

  it('reads a discount, a remaining balance, and a double surname', () => {
    const page = `
PASIFIK TELECOM
Maria Luz Abad-Santos
17 Ilang-Ilang St., Brgy. Mayamot
Antipolo City 1870

Account number 100288123        Bill date Mar 1, 2025
Due Mar 22, 2025
Your last bill was                       1,899.00
You paid (Feb 14, via GCash)             1,899.00
What was left                                0.00
Plan 1899                                1,899.00
Loyalty discount                          -200.00
This month's charges                     1,699.00
Amount to pay                            1,699.00
Next bill Apr 1, 2025
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      firstName: 'Maria Luz',
      lastName: 'Abad-Santos',
      paymentDate: '2025-02-14',
      previousDueAmount: 1899,
      balanceAmount: 0,
      adjustmentAmount: -200,
    });
  });

  it("reads the bill of a town's water system in Filipino", () => {
    const page = `
BAYAN NG STA. ELENA
STA. ELENA
WATER SYSTEM
Resibo Blg. 00012 ng singil

Pangalan     Conching Rivera
Tirahan      Sitio Malaya
Buwan ng     Mayo 2025
Petsa        Hunyo 2, 2025

Basa noon    120
Basa ngayon  131
Konsumo      11
Singil ngayon            110.00
Utang                     55.00
Multa                      5.00
Lahat lahat              170.00
Bayaran bago Hunyo 15, 2025
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      supplier: 'STA. ELENA WATER SYSTEM',
      address: 'Sitio Malaya',
      dueAmount: 170,
      currentBillAmount: 110,
      balanceAmount: 55,
      previousReading: 120,
      presentReading: 131,
      currentPeriodUsage: 11,
    });
  });

  it('reads readings in one row, apart from the consumption of past months', () => {
    const page = `
Consumer    SANTOS, LIWAYWAY P.             Acct. No.  10-2231-04
Stall / Owner:  Stall 12-A / Liwayway P. Santos
Reading: Prev 2,401  Pres 2,512   kWh 111
Past consumption: Jan 100, Feb 98, Mar 105
Mem. No.    077
Previous balance                  0.00
TOTAL                         1,243.20
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ currentPeriodUsage: 111, balanceAmount: 0 });
  });

  it('reads the bill of an estate, and amounts in plain sentences', () => {
    const page = `
AQUAFLOW WATER DISTRICT                                   Billing Notice
Brgy. Centro, Tuao, Cagayan

To the account of:
ESTATE OF FELICIDAD M. TUMANENG
c/o Mr. Reynante Tumaneng
No. 8 Del Pilar St., Brgy. Centro 02
Tuao, Cagayan 3528

Your account number         11-0042-7
For the month of            April 2025
Meter read on               04/28/2025
Meter showed                1,044 (before: 1,021)
You used                    23 cubic meters
What this month costs       598.00
What you still owe us       0.00
Please settle               598.00
on or before                May 13, 2025
Bill no. 33018 dated April 29, 2025
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      fullName: 'ESTATE OF FELICIDAD M. TUMANENG',
      address: 'No. 8 Del Pilar St., Brgy. Centro 02 Tuao, Cagayan 3528',
      currentBillAmount: 598,
      balanceAmount: 0,
      previousReading: 1021,
      presentReading: 1044,
    });
  });

  it('joins a company name that a narrow receipt breaks over two lines', () => {
    const page = `
 NUEVA LUZ
 POWER CORP.
 Nueva Luz Bldg., Iloilo City
 VAT TIN 005-512-887-000
--------------------------------
Acct: 20-1144-08
VILLALUNA, JR., PEDRO S.
Lot 3 Blk 5, Lacson St.
Mandaluyong Homes, Jaro
Iloilo City
--------------------------------
Bill#: 5500128
From: 05/12/25
To  : 06/11/25
Pres: 22480
Prev: 22205
Used: 275 kwh
--------------------------------
Gen      1,650.00
Trans      220.00
Dist       402.50
VAT        268.50
--------------------------------
This bill    2,541.00
Old balance    500.00
--------------------------------
TOTAL        3,041.00
PAY BEFORE   06/26/25
--------------------------------
Last paid 05/20/25 P2,100.00
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      supplier: 'NUEVA LUZ POWER CORP.',
      fullName: 'VILLALUNA, JR., PEDRO S.',
      firstName: 'PEDRO',
      lastName: 'VILLALUNA',
      address: 'Lot 3 Blk 5, Lacson St. Mandaluyong Homes, Jaro Iloilo City',
      balanceAmount: 500,
      dueAmount: 3041,
    });
  });

  it('reads a tax with its rate in brackets, in a column of amounts', () => {
    const page = `
GLOBAL ISLAND TELECOMS
                                                  Page 1 of 3
MS. CHERRY MAE O. DELOS SANTOS
Unit 1804 Tower 3, Pine Crest Residences
Pioneer St., Mandaluyong City 1550

Account Number   Mobile Number    Bill Number     Bill Period                Due Date
900112288        0917 555 0123    G-55120098      04/11/2025 - 05/10/2025    06/01/2025

Bill Summary
Previous Bill Activity
  Amount due last bill                                   2,410.55
  Payments received as of 05/10/2025                    -2,000.00
  Adjustments                                              -10.55
  Remaining balance from previous bill                     400.00
Current Bill Charges
  Monthly recurring fee                                  1,783.93
  Usage charges                                             50.00
  Government taxes (12% VAT)                               220.07
  Total current bill charges                             2,054.00
Total Amount Due                                         2,454.00
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      fullName: 'CHERRY MAE O. DELOS SANTOS',
      vatAmount: 220.07,
      adjustmentAmount: -10.55,
      previousDueAmount: 2410.55,
    });
  });

  it('reads pesos when the sign was misread as a dollar', () => {
    const page = `
Account No. 1182-004
Current charges      S$1,250.00
Total amount due     $1,250.00
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({ currency: 'PHP' });
    expect(readTyped('TELCO_BILL', 'Amount due   USD 12.00')).toMatchObject({ currency: 'USD' });
  });
});
