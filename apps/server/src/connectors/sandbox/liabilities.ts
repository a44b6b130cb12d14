import { addMonths, countMonths, formatDay, yearOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import { computeMonthlySalary, roundCents } from './pay.ts';
import type { Source } from './persons.ts';
import { createRandom } from './random.ts';

type Liability = FetchedData['liabilities'][number];

interface LoanTerms {
  type: string;
  prefix: string;
  annualRate: number;
}

const termMonths = 24;
const termsByProvider: Record<string, LoanTerms> = {
  sss_ph: { type: 'Salary Loan', prefix: 'SL', annualRate: 0.1 },
  pagibig_ph: { type: 'Multi-Purpose Loan', prefix: 'MPL', annualRate: 0.105 },
};

/** An active loan from January last year, and an earlier one paid back. */
export function buildLiabilities(source: Source): Liability[] {
  const terms = termsByProvider[source.provider.id];
  if (!terms) return [];
  const year = yearOf(source.today) - 1;
  return [year, year - 3]
    .filter((loanYear) => loanYear > yearOf(source.person.previousJob.startDate))
    .map((loanYear) => describeLoan(source, terms, loanYear));
}

function describeLoan({ person, provider, today }: Source, terms: LoanTerms, year: number): Liability {
  const random = createRandom(person.id, provider.id, 'loan', String(year));
  const startDate = formatDay(year, 1, random.integer(5, 25));
  const firstMonth = `${year}-03`;
  const loanAmount = Math.floor((computeMonthlySalary(person, `${year}-01`) * 0.9) / 1000) * 1000;
  const rate = terms.annualRate / 12;
  const amortizationAmount = roundCents((loanAmount * rate) / (1 - (1 + rate) ** -termMonths));
  const paid = Math.min(countMonths(firstMonth, today) + 1, termMonths);
  const outstandingBalance = computeBalance(loanAmount, rate, amortizationAmount, paid);
  return {
    type: terms.type,
    referenceId: random.pattern(`${terms.prefix}${startDate.replaceAll('-', '')}########`),
    startDate,
    endDate: `${addMonths(firstMonth, termMonths - 1)}-01`,
    firstAmortizationDate: `${firstMonth}-01`,
    amortizationFrequency: 'Monthly',
    currency: 'PHP',
    loanAmount,
    amortizationAmount,
    outstandingBalance,
    nextPaymentAmount: Math.min(amortizationAmount, roundCents(outstandingBalance * (1 + rate))),
    overduePaymentAmount: 0,
  };
}

/** Remaining balance of an annuity after `paid` payments; the last one settles the rounding. */
function computeBalance(loanAmount: number, rate: number, payment: number, paid: number): number {
  if (paid >= termMonths) return 0;
  const growth = (1 + rate) ** paid;
  return roundCents(loanAmount * growth - (payment * (growth - 1)) / rate);
}
