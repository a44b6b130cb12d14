import type { ReadableType } from '@smile/contract/archive-analysis';
import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { extract } from './extract.ts';

const hasEvidence = (type: ReadableType, text: string) => extract(type, [typePage(text)]).hasEvidence;

it('does not count a headline that may be anything as the name of an employer', () => {
  const money = 'Gross Amount      10,000.00\nNet Amount         9,650.00\nDate: October 12, 2026';
  expect(hasEvidence('PAYSLIP', `PADALA NGAYON\nSender: Ana Reyes\n${money}`)).toBe(false);
  expect(hasEvidence('PAYSLIP', `PADALA CORPORATION\nSender: Ana Reyes\n${money}`)).toBe(true);
});

it('does not take whoever signs a letter for its subject', () => {
  const letter = (said: string) => `
October 12, 2026
To whom it may concern,
${said}
Sincerely,
Juan Reyes
Teacher
`;
  expect(
    hasEvidence('EMPLOYMENT_CERTIFICATE', letter('I am pleased to recommend Ana for the position of Accountant.')),
  ).toBe(false);
  expect(
    hasEvidence(
      'EMPLOYMENT_CERTIFICATE',
      letter('This is to certify that ANA SANTOS is employed by Acme Corporation as Accountant since May 2, 2019.'),
    ),
  ).toBe(true);
});

it('requires a word of the utility, since every statement of account names a customer and an amount', () => {
  const statement = (charge: string) => `
STATEMENT OF ACCOUNT
Customer: Ana Reyes            Account No.: 04-1123-77
Address: 12 Mabini St., Manila Due Date: November 30, 2026
${charge}                      20,800.00
Total Amount Due               20,800.00
`;
  expect(hasEvidence('WATER_BILL', statement('Invoice 10023'))).toBe(false);
  expect(hasEvidence('WATER_BILL', statement('Water charge'))).toBe(true);
});
