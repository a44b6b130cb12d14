import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('holders of bills', () => {
  it('reads a shop with digits in its name as the customer, not its contact person', () => {
    const page = `
LAKANDULA POWER DISTRIBUTION CORP.
88 Rizal Ave., San Fernando, Pampanga       Tel. (045) 555-0123

Registered Name and Service Address              Account No.    3310-0091-22
ST. JUDE 24/7 PHARMACY & GENERAL MERCHANDISE     Bill No.       LP-2025-00418
Attention: Mr. Roberto Salonga                   Bill Date      May 3, 2025
Stall 4-7, Public Market, Brgy. Sto. Rosario     Due Date       May 18, 2025
San Fernando, Pampanga 2000                      Period         Apr 1 - Apr 30, 2025

Present 12,400   Previous 11,900   kWh Used 500
Current Charges                                  6,120.00
Previous Balance                                 5,800.00
Less Payment - Apr 12, 2025                     -5,800.00
TOTAL AMOUNT DUE                                 6,120.00
`;
    const read = readTyped('ELECTRICITY_BILL', page);
    expect(read).toMatchObject({
      fullName: 'ST. JUDE 24/7 PHARMACY & GENERAL MERCHANDISE',
      address: 'Stall 4-7, Public Market, Brgy. Sto. Rosario San Fernando, Pampanga 2000',
      previousDueAmount: 5800,
    });
    expect(read).not.toHaveProperty('firstName');
    expect(read).not.toHaveProperty('lastName');
  });

  it('reads heirs as the customer, and resolves an address "same as above"', () => {
    const page = `
          MALIGAYA WATER SERVICES
     Brgy. Uno, Lucena City  Tel 555-0199
          WATER BILL

Pangalan ng Kasapi : HRS. OF BENITO R. LUCERO
                     c/o Nenita Lucero-Ramos
Tirahan            : 12 Mabini St., Brgy. 4
                     Lucena City
Mailing Address    : Same as above
Blg ng Account     : 04-221-190
Petsa ng Bill      : Hunyo 5, 2025
Huling Araw        : Hunyo 20, 2025
Nakaraang Basa     : 310
Kasalukuyang Basa  : 331
Nakonsumo          : 21
Singil ngayong buwan                 420.00
Dating balanse                       100.00
Multa                                 10.00
KABUUANG BABAYARAN                   530.00
`;
    const read = readTyped('WATER_BILL', page);
    expect(read).toMatchObject({
      fullName: 'HRS. OF BENITO R. LUCERO',
      address: '12 Mabini St., Brgy. 4 Lucena City',
    });
    expect(read).not.toHaveProperty('firstName');
  });

  it('reads a unit in a building as the address', () => {
    const page = `
STARLIGHT TOWERS CONDOMINIUM CORP.
Electricity Billing (sub-meter)

Owner     : Grace Ann T. Villamor      SOA No.   : ST-0525-1204
Unit No.  : Tower B, 12th Floor Unit 04      SOA Date  : 05-May-2025
Meter     : 88210                      Due Date  : 20-May-2025
Present     8,420.00
Previous    8,300.00
Consumption   120.00
Total current charges        1,560.00
Balance from previous SOA        0.00
Total amount due             1,560.00
`;
    const read = readTyped('ELECTRICITY_BILL', page);
    expect(read).toMatchObject({
      fullName: 'Grace Ann T. Villamor',
      address: 'Tower B, 12th Floor Unit 04',
      previousReading: 8300,
    });
    expect(read).not.toHaveProperty('previousDueAmount');
  });

  it('reads an office as the customer, with the phone number and email address in its block', () => {
    const page = `
KALIWA TELECOM, INC.
Bill To:
BRGY. HALL OF POBLACION WEST
Attn: Hon. Leonardo P. Diaz, Punong Barangay
Poblacion West, Sta. Cruz, Laguna
brgy.pobwest@mail.example | 0917-555-0199

Account Number  8812-0044-1      Invoice No.  0004418
Invoice Date    June 1, 2025     Due Date     June 16, 2025
Service period  June 1 - 30, 2025
Fiber 100 Mbps                              2,500.00
Less: outage rebate, 3 days                  (250.00)
VAT 12%                                       270.00
Total current charges                       2,520.00
Balance from last bill                          0.00
Total amount due                            2,520.00
Call our hotline (02) 8555-0000 or support@kaliwa.example
`;
    const read = readTyped('TELCO_BILL', page);
    expect(read).toMatchObject({
      fullName: 'BRGY. HALL OF POBLACION WEST',
      address: 'Poblacion West, Sta. Cruz, Laguna',
      emailAddress: 'brgy.pobwest@mail.example',
      phoneNumber: '0917-555-0199',
    });
    expect(read).not.toHaveProperty('firstName');
  });

  it('reads the address above a service address that says "same"', () => {
    const page = `
sinagtala electric                                  Electric Bill

MR. & MRS. RODOLFO T. AGUSTIN
Blk 3 Lot 9 Phase 2, Villa Corazon Subd.
Brgy. Pulong Buhangin, Sta. Maria, Bulacan 3022

Customer Account No.   0912 3344 1
Contract in the name of    as above
Service Address            (same)
Bill Date                  12 Mar 2025
Total kWh                  210
Due Date                   27 Mar 2025
Amount Due                 P 2,310.45
`;
    const read = readTyped('ELECTRICITY_BILL', page);
    expect(read).toMatchObject({
      fullName: 'MR. & MRS. RODOLFO T. AGUSTIN',
      address: 'Blk 3 Lot 9 Phase 2, Villa Corazon Subd. Brgy. Pulong Buhangin, Sta. Maria, Bulacan 3022',
    });
  });

  it('reads the address behind "Where we deliver", a credit balance, and the due date behind "Until"', () => {
    const page = `
LIWANAG ENERGY
customer since 2012

Hello Rosalinda!
Your electricity bill is ready

Account name            Rosalinda Q. Baltazar
Account no.             5500 1182 93
Where we deliver        Unit 3C, Ayala Heights Condo, Cebu City
Bill covers             Feb 9 to Mar 8, 2025
Meter readings          Mar 8: 10,455    Feb 9: 10,230
kWh                     225
Total charges           PHP 2,655.20
incl. VAT               PHP 251.10
Credit balance          PHP 155.20 CR
You pay                 PHP 2,500.00
Until                   Mar 24, 2025
If you pay later        PHP 2,531.25
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      address: 'Unit 3C, Ayala Heights Condo, Cebu City',
      dueDate: '2025-03-24',
      balanceAmount: -155.2,
      previousReading: 10230,
      presentReading: 10455,
    });
  });

  it('resolves an address "same as service address", and reads readings with words before them', () => {
    const page = `
ISLA WATER CO.
Customer            Account           Bill date        Pay by
Pilar S. Gatdula    7712-001          Apr 4 2025       Apr 19 2025
Address: same as service address
Service address: Lot 7, Sunrise Village, Puerto Princesa City
Meter: last 412.0 / now 431.0 / used 19.0 m3
Basic 285.00   Env. fee 57.00   VAT 41.04
Subtotal 383.04
Overdue 0.00     Senior -0.00
To pay 383.04
Paid 03/16/2025 : 401.22
`;
    expect(readTyped('WATER_BILL', page)).toMatchObject({
      fullName: 'Pilar S. Gatdula',
      address: 'Lot 7, Sunrise Village, Puerto Princesa City',
      previousReading: 412,
      presentReading: 431,
      paymentDate: '2025-03-16',
    });
  });

  it('reads the bill of a school with overdue bills and a discount', () => {
    const page = `
MABINI WATERWORKS AND SEWERAGE SYSTEM
Office of the Municipal Mayor, Mabini, Pangasinan
WATER BILL FOR THE MONTH OF MARCH 2025

Concessionaire : ELEM. SCHOOL OF BARLO (c/o DepEd)      Acct: 2-118
Location       : Brgy. Barlo
Rdg Date  03/25/2025    Prev 5,110   Pres 5,188   Cons. 78 cu.m.

Minimum 10 cu.m.          150.00
Excess 68 cu.m. x 18    1,224.00
Bill this month         1,374.00
Less 5% gov't discount    (68.70)
Back bill (Jan, Feb)    2,410.00
Interest                   48.20
Amount due              3,763.50
Pay on/before April 10, 2025; after that date 3,901.20
Prepared by: Liza M. Cabrera, Billing Clerk
`;
    const read = readTyped('WATER_BILL', page);
    expect(read).toMatchObject({ dueDate: '2025-04-10', balanceAmount: 2410, dueAmount: 3763.5 });
    expect(read).not.toHaveProperty('lastName');
  });
});
