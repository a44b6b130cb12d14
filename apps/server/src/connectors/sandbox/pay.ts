import { yearOf } from '../../platform/calendar.ts';
import type { Person } from './persons.ts';

/** Monthly basic pay: grows 4 % a year, in steps of PHP 100; 80 % of it before the current job. */
export function computeMonthlySalary(person: Person, month: string): number {
  const grown = person.monthlySalary * 1.04 ** (yearOf(month) - 2024);
  const share = month < person.currentJob.startDate.slice(0, 7) ? 0.8 : 1;
  return Math.round((grown * share) / 100) * 100;
}

type SocialInsurer = 'sss_ph' | 'philhealth_ph' | 'pagibig_ph';

/**
 * Monthly contribution of both shares by the rules of 2025: SSS 15 % of the salary credit (5 000 to 35 000 in steps
 * of 500; the employee pays a third), PhilHealth 5 % of 10 000 to 100 000, Pag-IBIG 4 % of at most 10 000; the
 * employee pays half of the last two.
 */
export function computeContribution(insurer: SocialInsurer, salary: number): { total: number; employee: number } {
  if (insurer === 'sss_ph') {
    const credit = clamp(Math.round(salary / 500) * 500, 5000, 35000);
    return { total: roundCents(credit * 0.15), employee: roundCents(credit * 0.05) };
  }
  const total = insurer === 'philhealth_ph' ? clamp(salary, 10000, 100000) * 0.05 : Math.min(salary, 10000) * 0.04;
  return { total: roundCents(total), employee: roundCents(total / 2) };
}

/** Monthly deductions: the employee's contributions and the income tax. */
export function computeDeductions(salary: number, gross: number): number {
  const insurers: SocialInsurer[] = ['sss_ph', 'philhealth_ph', 'pagibig_ph'];
  const contributions = insurers.reduce((sum, insurer) => sum + computeContribution(insurer, salary).employee, 0);
  return contributions + computeAnnualTax((gross - contributions) * 12) / 12;
}

/** Graduated income tax from 2023 on (Republic Act 10963, section 24). */
function computeAnnualTax(taxable: number): number {
  const brackets: [from: number, tax: number, rate: number][] = [
    [8000000, 2202500, 0.35],
    [2000000, 402500, 0.3],
    [800000, 102500, 0.25],
    [400000, 22500, 0.2],
    [250000, 0, 0.15],
  ];
  const bracket = brackets.find(([from]) => taxable > from);
  return bracket ? bracket[1] + (taxable - bracket[0]) * bracket[2] : 0;
}

export function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
