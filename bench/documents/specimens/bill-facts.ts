import { roundCents } from '../formats.ts';
import { addDays, isoDate, makeCompany } from '../people.ts';
import type { Draft } from './draft.ts';

export type BillKind = 'telcos' | 'electricCompanies' | 'waterCompanies';

/** Dates, amounts and meter of a bill. */
export interface BillFacts {
  supplier: string;
  account: string;
  start: string;
  end: string;
  issued: string;
  due: string;
  charges: [string, number][];
  vat: number;
  current: number;
  previous: number;
  paid: number;
  balance: number;
  total: number;
  before: number;
  used: number;
}

const names = {
  telcos: ['Monthly Plan', 'Add-ons', 'Other usage'],
  electricCompanies: ['Generation', 'Transmission', 'System Loss', 'Distribution'],
  waterCompanies: ['Basic Charge', 'FCDA', 'Environmental Charge', 'Maintenance Service Charge'],
};

export function makeBillFacts({ random, year }: Draft, kind: BillKind): BillFacts {
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const start = isoDate(year, random.between(1, 12), random.between(1, 28));
  const end = addDays(start, 30);
  const charges = names[kind].map((name, at): [string, number] => [name, at === 0 ? some(600, 2600) : some(15, 300)]);
  const net = roundCents(charges.reduce((sum, [, amount]) => sum + amount, 0));
  const vat = roundCents(net * 0.12);
  const current = roundCents(net + vat);
  const previous = some(500, 2500);
  const paid = random.chance(0.6) ? previous : roundCents(previous / 2);
  const balance = roundCents(previous - paid);
  return {
    supplier: makeCompany(random, kind).name,
    account: random.digits(10),
    start,
    end,
    issued: addDays(end, random.between(1, 3)),
    due: addDays(end, random.between(14, 20)),
    charges,
    vat,
    current,
    previous,
    paid,
    balance,
    total: roundCents(current + balance),
    before: random.between(200, 9000),
    used: kind === 'waterCompanies' ? random.between(8, 40) : random.between(90, 480),
  };
}
