import { addDays } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import type { Job, Source } from './persons.ts';

export function buildEmployments(source: Source): FetchedData['employments'] {
  return listJobs(source).map(({ work, ...job }) => ({
    ...job,
    name: work,
    status: job.endDate ? 'Separated' : 'Permanent',
    reportedDate: addDays(job.endDate ?? job.startDate, 1),
  }));
}

/** Latest first. An employer or payroll system knows only its own job; GSIS insures government employees. */
export function listJobs({ person, provider, today }: Source): Job[] {
  const current = { ...person.currentJob, employer: nameEmployer(provider, person.currentJob) };
  const knowsOneJob = provider.type === 'EMPLOYER' || provider.type === 'SYSTEM';
  return [current, ...(knowsOneJob ? [] : [person.previousJob])]
    .filter((job) => job.startDate <= today)
    .map((job) => (job.endDate && job.endDate > today ? { ...job, endDate: null } : job));
}

function nameEmployer(provider: Source['provider'], job: Job): string {
  if (provider.type === 'EMPLOYER') return provider.longName;
  return provider.id === 'gsis_ph' ? 'Pasig City Government' : job.employer;
}
