import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';
import { extract } from '../extract.ts';

describe('narrow slips', () => {
  it('ends a name where an unlabelled address begins', () => {
    const page = `
      HILAGANG BUNDOK RURAL ELECTRIC COOP
               ** POWER BILL **

Bill Month   MAR 2026
Consumer     CORAZON D. MATIAS
             PUROK 5 STA. LUCIA
Route-Acct   22-0107-311
Rdg from     02/21/26 to 03/20/26
Net bill           1,204.10
AMOUNT DUE    P    1,204.10
Due             03/30/26
`;
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({
      fullName: 'CORAZON D. MATIAS',
      firstName: 'CORAZON',
      lastName: 'MATIAS',
    });
  });

  it('reads "Old account" as the balance and "Cel #" as the phone number', () => {
    const page = `
LAKBAY CABLE TV & INTERNET — Brgy. Poblacion
BILLING NOTICE No. 7741

Subscriber   DELA ROSA, EDGAR SIM        Acct #   LC-1180
Add.         Purok 2, Brgy. Maligaya     Cel #    09171234567
Cable TV                                   450.00
Internet 50 Mbps                           999.00
This month                               1,449.00
Old account (Aug.)                         999.00
PLEASE PAY                             P 2,448.00
Due date: 10/15/2026
`;
    expect(readTyped('TELCO_BILL', page)).toMatchObject({
      phoneNumber: '09171234567',
      balanceAmount: 999,
      dueAmount: 2448,
    });
  });

  it('does not classify a landlord’s statement as an electricity bill', () => {
    const page = `
MASAGANA APARTMENTS
Rental Statement - Unit 5A

Tenant: Rogelio Tan
Month: August 2026
Monthly rent                             8,000.00
Electric submeter, 40 kWh x 12.00          480.00
Water share                                200.00
Total                                   P8,680.00
`;
    expect(classify([typePage(page)]).fileType).toBe('OTHERS');
  });

  it('continues a company name behind its "&", and reads the period behind the pay date', () => {
    const page = `
        MALINIS LAUNDRY &
         CLEANING SUPPLY
        Payslip
Employee: Nenita R. Aguilar
You take home        P 6,120.00
on 31 May 2026 · for 16 May 2026 – 31 May 2026
Gross pay              7,000.00
Deductions               880.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: 'MALINIS LAUNDRY & CLEANING SUPPLY',
      startDate: '2026-05-16',
      endDate: '2026-05-31',
      netAmount: 6120,
      grossAmount: 7000,
    });
  });
});

it('completes a lost surname from the signature, or else lowers the confidence', () => {
  const form = `
BIR Form No. 2316      Certificate of Compensation Payment/Tax Withheld
4 Employee's Name (Last Name Fst Name Maddie Name)
6 Registered Address
                                                      Employee  MARIA LIZA OCAMPO`;
  const nameOf = (end: string) => extract('TAX_DOCUMENT', [typePage(`${form}\n${end}`)]).fields.employeeName;
  expect(nameOf('54 _ABAD, MARIA LIZA OCAMPO')).toMatchObject({ value: 'ABAD, MARIA LIZA OCAMPO' });
  expect(nameOf('54')!.confidence).toBeLessThan(90);
});
