import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../testing/read-typed.ts';

describe('holders of bills', () => {
  it('a shop with numbers in its name, whose attention is somebody else', () => {
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

  it('heirs, and an address that is the same as above', () => {
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

  it('the unit of a building as the only address', () => {
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

  it('an office, with its telephone and email address in its block', () => {
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

  it('names and addresses that stand elsewhere', () => {
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
});
