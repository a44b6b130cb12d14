import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

const sums = `
Previous Bill                                1,200.00
Payment Received                            -1,200.00
Remaining Balance                                0.00
Current Charges                              1,350.00
TOTAL AMOUNT DUE                             1,350.00
`;

describe('without a label', () => {
  it.each([
    ['KALAYAAN PHARMA DISTRIBUTION, INC.', 'Unit 4, 12 M. L. Quezon Ave.', 'Mandaue City, Cebu 6014'],
    ['Tres Hermanas Bakery Corp.', '88 Rizal St., Brgy. Poblacion', 'Tarlac City, Tarlac 2300'],
  ])('reads the company above its address and below the supplier as the customer: %s', (name, street, town) => {
    const page = `
Bituin Telecom, Inc.
The Bituin Tower, Ayala Ave., Makati City
VAT REG TIN 000-123-456-00000

STATEMENT OF ACCOUNT

${name.padEnd(44)}Account No.     7008-8114
${street.padEnd(44)}Statement No.   SB-2025-0099
${town.padEnd(44)}Due Date        Mar 30, 2025
${sums}`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      fullName: name,
      address: `${street} ${town}`,
      supplier: 'Bituin Telecom, Inc.',
    });
  });

  it('does not take a division of the supplier for the customer', () => {
    const page = `
SANDIGAN UTILITIES CORPORATION
Water & Wastewater Division
Bldg. 21 Garcia St., Angeles City, Pampanga 2009

Account No.     7008-8114
${sums}`;
    expect(readTyped('WATER_BILL', page)).not.toHaveProperty('fullName');
  });

  it('reads the customer from a greeting, or from the line above the address label', () => {
    const greeted = `Bituin Fiber Corp.\nHi, Ricardo Solis Cabaluna! Here is your bill.\nAccount No.   118-20734\n${sums}`;
    expect(readTyped('TELCO_BILL', greeted)).toMatchObject({ fullName: 'Ricardo Solis Cabaluna' });
    const above = `Mr. Jose A. Carandang III\nService Address: 22 Narra Drive, Phase 3, Calamba City, Laguna 4027\n\n${sums}`;
    expect(readTyped('WATER_BILL', above)).toMatchObject({ fullName: 'Jose A. Carandang III', firstName: 'Jose' });
  });
});

describe('under the name', () => {
  const read = (line: string) =>
    readTyped('WATER_BILL', `AGOS WATER CORP.\n\nName: MARIA C. REYES\n${line}\nDue: May 23, 2025\n\n${sums}`);

  it.each(['Contract 300 458 1172', 'Bill#: 2408-0211734', '08-0211734', '11-20 @ 20.55'])(
    'rejects other numbers as a phone number: %s',
    (line) => {
      expect(read(line)).not.toHaveProperty('phoneNumber');
      expect(read(line)).not.toHaveProperty('emailAddress');
    },
  );

  it.each(['0975 555 0133', '(046) 477-2093', '+63 917 555 0133'])('reads a phone number: %s', (line) => {
    expect(read(line)).toMatchObject({ phoneNumber: line });
  });
});

it('makes deducted amounts negative, with or without a minus sign', () => {
  const page = (row: string) => `Bituin Telecom, Inc.\nAccount No.  118-20734\nPlan 1500     1,500.00\n${row}\n${sums}`;
  for (const row of [
    'Less: Rebate       150.00',
    'Loyalty discount    1     -150.00    -150.00',
    'Discount    −₱150.00',
  ])
    expect(readTyped('TELCO_BILL', page(row))).toMatchObject({ adjustmentAmount: -150 });
});

it('reads a payment date behind the receipt number', () => {
  const page = 'Due Date   Nov 15, 2023\nLESS PAYMENT      OR# 55127 10/12/23      1,112.45-\nTOTAL DUE   1,032.08';
  expect(readTyped('WATER_BILL', page)).toMatchObject({ paymentDate: '2023-10-12' });
});

it('reads the customer from the right-hand side of the letterhead', () => {
  const page = `
Alpas Telecommunications Corp.                          MARIA CLARISSA B. ONGKIKO
VAT Reg. TIN 007-991-482-00000           Unit 1107 Tower B, Sampaguita Residences
14F Northpoint One, Ortigas Center          Shaw Boulevard, Mandaluyong City 1552

Statement of Account
Total Amount Due      1,930.50
Blg. ng Invoice: TLU 10-0058213
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    fullName: 'MARIA CLARISSA B. ONGKIKO',
    address: 'Unit 1107 Tower B, Sampaguita Residences Shaw Boulevard, Mandaluyong City 1552',
    statementNumber: 'TLU 10-0058213',
  });
});
