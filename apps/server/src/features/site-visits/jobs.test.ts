import { expect, it } from 'vitest';
import { siteVisitJobs } from './jobs.ts';

it('handles jobs that an earlier release queued by these names', () => {
  const handlers = siteVisitJobs(() => Promise.reject(new Error('unused')));
  expect(handlers.map(({ kind }) => kind.name)).toEqual(['site-sessions.announce', 'site-sessions.recheck']);
});
