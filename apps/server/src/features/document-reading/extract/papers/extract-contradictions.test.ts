import { describe, expect, it } from 'vitest';
import { readTypedFields } from '../../../../../testing/documents/read-typed.ts';

const sure = 90;
const low = 80;

describe('the usage of a meter', () => {
  const bill = (usage: string) => `
LAKEVIEW WATER DISTRICT
Present reading   1897
Previous reading  1880
${usage}
Total amount due  245.00
`;

  it('comes from the difference of the readings, not from the minimum charge', () => {
    const fields = readTypedFields(
      'WATER_BILL',
      bill('Consumption\nMinimum: 10 cubic meter\nExcess: 7\nTotal: 17 cubic meter'),
    );
    expect(fields.currentPeriodUsage).toMatchObject({ value: 17 });
    expect(fields.currentPeriodUsage!.confidence).toBeGreaterThanOrEqual(sure);
  });

  it('has a low confidence, with its readings, when they contradict it', () => {
    const fields = readTypedFields('WATER_BILL', bill('Consumption  10 cubic meter'));
    expect(fields.currentPeriodUsage?.confidence ?? 0).toBeLessThan(low);
    for (const name of ['presentReading', 'previousReading'] as const)
      expect(fields[name]!.confidence).toBeLessThan(sure);
  });
});

describe('the tax number', () => {
  const payslip = (own: string) => `
ACME HARDWARE CORPORATION
Maharlika Highway, Cabanatuan City
TIN: 144-820-937-000

Employee Name: Ronnel Arguelles
${own}
Gross Pay  15,412.50
Net Pay    13,706.20
`;

  it('comes from the row of the employee, not from the letterhead', () => {
    const fields = readTypedFields('PAYSLIP', payslip('TIN  601-227-448-000    SSS  35-0091182-4'));
    expect(fields.taxNumber).toMatchObject({ value: '601-227-448-000' });
  });

  it('has a low confidence when only the letterhead has one', () => {
    const fields = readTypedFields('PAYSLIP', payslip('SSS  35-0091182-4'));
    expect(fields.taxNumber?.confidence ?? 0).toBeLessThan(low);
  });
});

describe('amounts that do not add up', () => {
  it('have a low confidence on a payslip', () => {
    const page = 'PAYSLIP\nGross Pay 14,000.00\nTotal Deductions 500.00\nNet Pay 12,000.00\n';
    const { grossAmount, netAmount } = readTypedFields('PAYSLIP', page);
    for (const field of [grossAmount, netAmount]) expect(field!.confidence).toBeLessThan(low);
  });

  it('have a low confidence on a bill', () => {
    const page = 'Previous Balance 500.00\nCurrent Charges 700.00\nTotal Amount Due 1,900.00\n';
    const { dueAmount, currentBillAmount } = readTypedFields('WATER_BILL', page);
    for (const field of [dueAmount, currentBillAmount]) expect(field?.confidence ?? 0).toBeLessThan(low);
  });
});

describe('amounts without cents', () => {
  const page = (net: string, basic = '14000') => `
PAYSLIP
Employee Name: Ariel C. Mondragon
Basic Pay         ${basic}
Gross Pay         14000
Total Deductions  500
Net Pay           ${net}
`;

  it.each([
    ['13500', 13500],
    ['$3500', 3500],
    ['₱ 13500', 13500],
    ['13500.5', 13500.5],
    ['13,500', 13500],
  ])('are read from %s', (text, value) => {
    expect(readTypedFields('PAYSLIP', page(text)).netAmount).toMatchObject({ value });
  });

  it.each(['2026', '15', '013500', '1234567890'])('are not read from %s', (text) => {
    expect(readTypedFields('PAYSLIP', page(text)).netAmount?.value ?? null).toBeNull();
  });

  it('are ignored when the page prints its amounts with cents', () => {
    expect(readTypedFields('PAYSLIP', page('13500', '14,000.00')).netAmount?.value ?? null).toBeNull();
  });
});
