import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('splits a full name on one line, and a cell with two values', () => {
  const page = `
NATIONAL BUREAU OF INVESTIGATION
NBI CLEARANCE

NBI ID No.                  : C123AB45D-E01234567
Name (Last, First, Middle)  : DELA CRUZ, ANA LUZ, VIRAY
Date / Place of Birth       : 11-Oct-1978 / PAGADIAN CITY
Gender / Civil Status       : FEMALE / WIDOWED
Nationality                 : FILIPINO
`;
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({
    firstName: 'ANA LUZ',
    middleName: 'VIRAY',
    lastName: 'DELA CRUZ',
    dateOfBirth: '1978-10-11',
    gender: 'Female',
    maritalStatus: 'Widowed',
    citizenship: 'FILIPINO',
  });
});

it('reads single letters as statuses, in the order of their labels', () => {
  const page = `
NBI CLEARANCE
Name of Applicant :  REYES, MARK, LUNA
Citizenship / Civil Status / Sex :  FILIPINO / M / F
`;
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({
    lastName: 'REYES',
    citizenship: 'FILIPINO',
    maritalStatus: 'Married',
    gender: 'Female',
  });
  expect(readTyped('CLEARANCE_NBI', 'Civil Status :  W')).toMatchObject({ maritalStatus: 'Widowed' });
  expect(readTyped('CLEARANCE_NBI', 'Civil Status :  M Cruz Street')).not.toHaveProperty('maritalStatus');
});

it('continues an address on the next line of a narrow receipt', () => {
  const page = `
ISLA ELECTRIC COOPERATIVE, INC.
NAME                  DELA CRUZ, EFREN
ADDR 88 GEN. LUNA ST., BRGY. 12, TUGUEGARAO
CITY, CAGAYAN 3500
TYPE                       RESIDENTIAL
PERIOD           05/09/2024-06/08/2024
`;
  expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
    fullName: 'DELA CRUZ, EFREN',
    address: '88 GEN. LUNA ST., BRGY. 12, TUGUEGARAO CITY, CAGAYAN 3500',
    startDate: '2024-05-09',
    endDate: '2024-06-08',
  });
});

it('reads a paid balance as the previous bill, dated by the row of its payment', () => {
  const bill = (total: string) => `
Lakan Cable and Fiber Corp.
Description                  Date             Amount
Balance from last bill       10/29/25         1,651.46
Payment - thank you          11/02/25        -1,651.46
This Month                                    2,159.58
PLEASE PAY                                    ${total}
`;
  expect(readTyped('TELCO_BILL', bill('2,159.58'))).toMatchObject({
    previousDueAmount: 1651.46,
    paymentDate: '2025-11-02',
    dueAmount: 2159.58,
  });
  expect(readTyped('TELCO_BILL', bill('2,159.58'))).not.toHaveProperty('balanceAmount');
  expect(readTyped('TELCO_BILL', bill('3,811.04'))).toMatchObject({ balanceAmount: 1651.46 });
});
