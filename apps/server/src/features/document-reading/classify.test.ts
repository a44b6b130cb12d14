import { expect, it } from 'vitest';
import { typePage } from '../../../testing/typed-page.ts';
import { classify } from './classify.ts';

it('knows a payslip by its title and labels', () => {
  const page = typePage(
    'PAYSLIP\nPay Period   Jan 1-15, 2024\nGross Pay  9,000.00\nTotal Deductions 500.00\nNET PAY 8,500.00',
  );
  expect(classify([page])).toMatchObject({ fileType: 'PAYSLIP' });
  expect(classify([page]).confidence).toBeGreaterThan(90);
});

it('knows the bills apart', () => {
  const head =
    'STATEMENT OF ACCOUNT\nBilling Period Jan 1 to Jan 31, 2024\nTotal Amount Due 900.00\nDue Date Feb 9, 2024\n';
  const typeOf = (text: string) => classify([typePage(head + text)]).fileType;
  expect(typeOf('Generation Charge 500.00\nSystem Loss Charge 40.00\n210 kWh')).toBe('ELECTRICITY_BILL');
  expect(typeOf('Environmental Charge 50.00\nSewer Charge 40.00\n21 cu.m.')).toBe('WATER_BILL');
  expect(typeOf('Monthly Service Fee 799.00\nPostpaid Plan')).toBe('TELCO_BILL');
});

it('says that a letter is none of them', () => {
  const page = typePage('Dear Ana,\nthank you for your inquiry about our conference rooms.\nSincerely yours');
  expect(classify([page]).fileType).toBe('OTHERS');
});
