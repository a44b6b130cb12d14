import { groupDigits, roundCents } from '../formats.ts';
import type { Draft } from './draft.ts';

/** A year of pay, split as on BIR's certificate. */
export interface TaxFacts {
  base: number;
  bonus: number;
  small: number;
  shares: number;
  exempt: number;
  overtime: number;
  taxable: number;
  gross: number;
  tax: number;
}

export function makeTaxFacts({ random }: Draft): TaxFacts {
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const base = some(262_000, 690_000);
  const [bonus, small, shares, overtime] = [
    some(21_000, 89_000),
    some(2_000, 18_000),
    some(9_000, 30_000),
    some(0, 42_000),
  ];
  const exempt = roundCents(bonus + small + shares);
  const taxable = roundCents(base + overtime);
  return {
    base,
    bonus,
    small,
    shares,
    exempt,
    overtime,
    taxable,
    gross: roundCents(exempt + taxable),
    tax: roundCents(Math.max(0, taxable - 250_000) * 0.15),
  };
}

/** The year, and the certified period without its year; each shows the whole period. */
export function makeTaxYear(draft: Draft, monthsAndDays: (iso: string) => string) {
  const { random, year, show, truth } = draft;
  const [start, end] = random.pick([
    [`${year}-01-01`, `${year}-12-31`],
    [`${year}-01-01`, `${year}-12-31`],
    [`${year}-03-16`, `${year}-12-31`],
    [`${year}-01-01`, `${year}-10-15`],
  ] as const);
  const shown = (text: string) => {
    const html = show('startDate endDate', text);
    Object.assign(truth, { startDate: start, endDate: end });
    return html;
  };
  return { start, end, year: shown(String(year)), from: shown(monthsAndDays(start)), to: shown(monthsAndDays(end)) };
}

/** Nine digits and a branch code. */
export const writeTaxNumber = (digits: string, separator = '-') =>
  groupDigits(digits.padEnd(12, '0').slice(0, 12), [3, 3, 3, 3], separator);
