import { expect, it } from 'vitest';
import { describeSample } from './sample-documents.ts';

const now = new Date('2026-11-20T08:00:00Z');

function amountsOf(text: string): number[] {
  return [...text.matchAll(/"([\d,]+\.\d\d)"/g)].map((match) => Number(match[1]!.replaceAll(',', '')));
}

it('adds up the amounts of a payslip', () => {
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

it('shows the published number of a clearance', () => {
  expect(describeSample('george', 'nbi-clearance', now)?.reference).toBe('A123BCDE45-AA123456');
});

it('states that the document is a sample, and accepts only published persons', () => {
  expect(describeSample('anisha', 'telco-bill', now)?.notice).toContain('Nothing in it is real');
  expect(describeSample('nobody', 'payslip', now)).toBeNull();
});
