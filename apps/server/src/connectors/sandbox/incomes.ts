import { addDays, addMonths, lastDayOf, weekdayOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import { listJobs } from './employments.ts';
import { buildTransactions } from './gig-work.ts';
import { computeDeductions, computeMonthlySalary, roundCents } from './pay.ts';
import type { Source } from './persons.ts';
import { createRandom } from './random.ts';

type Incomes = FetchedData['incomes'];

const monthlyAllowance = 1500;

/** Latest first: weekly for gigs, monthly for the government, semi-monthly otherwise. */
export function buildIncomes(source: Source): Incomes {
  if (source.provider.type === 'GIG') return sumWeeks(source);
  return source.provider.id === 'gsis_ph' ? listPay(source, 'Monthly') : listPay(source, 'Semimonthly');
}

/** Pay of the last twelve months, for completed pay periods. */
function listPay(source: Source, frequency: 'Monthly' | 'Semimonthly'): Incomes {
  const { person, provider, today } = source;
  const job = listJobs(source)[0];
  return listMonths(today)
    .flatMap((month) => listPeriods(month, frequency))
    .filter(({ endDate }) => endDate <= today)
    .filter(({ startDate }) => job && startDate >= job.startDate)
    .slice(0, frequency === 'Monthly' ? 12 : 24)
    .map(({ startDate, endDate, share }) => {
      const salary = computeMonthlySalary(person, startDate.slice(0, 7));
      const overtime = (salary * createRandom(person.id, provider.id, 'overtime', startDate).integer(0, 8)) / 100;
      const monthlyGross = salary + monthlyAllowance + overtime;
      return {
        workItem: null,
        employer: job?.employer ?? null,
        startDate,
        endDate,
        currency: 'PHP',
        frequency,
        baseAmount: roundCents(salary * share),
        grossAmount: roundCents(monthlyGross * share),
        netAmount: roundCents((monthlyGross - computeDeductions(salary, monthlyGross)) * share),
      };
    });
}

function listMonths(today: string): string[] {
  return Array.from({ length: 13 }, (_, index) => addMonths(today.slice(0, 7), -index));
}

function listPeriods(month: string, frequency: 'Monthly' | 'Semimonthly') {
  if (frequency === 'Monthly') return [{ startDate: `${month}-01`, endDate: lastDayOf(month), share: 1 }];
  return [
    { startDate: `${month}-16`, endDate: lastDayOf(month), share: 0.5 },
    { startDate: `${month}-01`, endDate: `${month}-15`, share: 0.5 },
  ];
}

/** Sums the transactions of each full week, Monday to Sunday. */
function sumWeeks(source: Source): Incomes {
  const transactions = buildTransactions(source);
  const firstDay = transactions.at(-1)?.date ?? source.today;
  const lastSunday = addDays(source.today, -(weekdayOf(source.today) || 7));
  return Array.from({ length: 8 }, (_, index) => addDays(lastSunday, -7 * index))
    .map((endDate) => ({ startDate: addDays(endDate, -6), endDate }))
    .filter(({ startDate }) => startDate >= firstDay)
    .map(({ startDate, endDate }) => {
      const week = transactions.filter(({ date }) => date >= startDate && date <= endDate);
      const credits = week.filter(({ amount }) => amount > 0);
      return {
        workItem: null,
        employer: source.provider.longName,
        startDate,
        endDate,
        currency: 'PHP',
        frequency: 'Weekly',
        baseAmount: null,
        grossAmount: roundCents(credits.reduce((sum, { amount }) => sum + amount, 0)),
        netAmount: roundCents(week.reduce((sum, { amount }) => sum + amount, 0)),
      };
    });
}
