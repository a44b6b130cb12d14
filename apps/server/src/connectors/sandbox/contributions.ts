import { addDays, addMonths, lastDayOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import { computeContribution, computeMonthlySalary } from './pay.ts';
import type { Source } from './persons.ts';
import { createRandom } from './random.ts';

const monthsShown = 24;
/** Insurers post a month about two weeks after its end. */
const postingDays = 15;

/** Latest first, dated at month end. */
export function buildContributions({ person, provider, today }: Source): FetchedData['contributions'] {
  const { id } = provider;
  if (id !== 'sss_ph' && id !== 'philhealth_ph' && id !== 'pagibig_ph') return [];
  const latest = addMonths(addDays(today, -postingDays).slice(0, 7), -1);
  return Array.from({ length: monthsShown }, (_, index) => addMonths(latest, -index))
    .filter((month) => month >= person.previousJob.startDate.slice(0, 7))
    .map((month) => ({
      date: lastDayOf(month),
      currency: 'PHP',
      amount: computeContribution(id, computeMonthlySalary(person, month)).total,
      referenceId: createRandom(person.id, id, 'contribution', month).pattern('PA#######'),
    }));
}
