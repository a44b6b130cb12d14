import { expect, it } from 'vitest';
import { describeSample } from './sample-documents.ts';

const now = new Date('2026-11-20T08:00:00Z');

function amountsOf(text: string): number[] {
  return [...text.matchAll(/"([\d,]+\.\d\d)"/g)].map((match) => Number(match[1]!.replaceAll(',', '')));
}

it('a payslip adds up', () => {
  const report = describeSample('george', 'payslip', now)!;
  const [earnings, deductions, summary] = report.sections.map((section) => amountsOf(JSON.stringify(section)));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const [gross, total, net] = summary!;
  expect(sum(earnings!)).toBeCloseTo(gross!, 1);
  expect(sum(deductions!)).toBeCloseTo(total!, 1);
  expect(gross! - total!).toBeCloseTo(net!, 1);
  expect(report).toMatchObject({ subject: 'George Cimafranca Palomero, Jr', issuer: { name: 'ABC Corporation' } });
  expect(JSON.stringify(report)).toContain('2026-10-01 to 2026-10-31');
});

it('a clearance has the published number', () => {
  expect(describeSample('george', 'nbi-clearance', now)?.reference).toBe('A123BCDE45-AA123456');
});

it('says that nothing in it is real, and knows the published persons only', () => {
  expect(describeSample('anisha', 'telco-bill', now)?.notice).toContain('Nothing in it is real');
  expect(describeSample('nobody', 'payslip', now)).toBeNull();
});
