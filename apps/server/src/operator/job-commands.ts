import { type Dependencies, systemContext } from '../context.ts';
import { invalid } from '../platform/errors.ts';
import { listDeadJobs, purgeDeadJobs, retryDeadJobs } from '../platform/jobs/dead-jobs.ts';
import { type Command, toRow } from './command.ts';

const shownJobs = 200;

/** Null for all jobs. */
function readJob(given: string): number | null {
  if (given === 'all') return null;
  if (!/^\d{1,15}$/.test(given)) throw invalid('The job must be an id of list-dead-jobs, or "all".');
  return Number(given);
}

function jobCommand(
  name: string,
  { summary, done, run }: { summary: string; done: string; run: typeof retryDeadJobs },
): Command {
  return {
    kind: 'database',
    name,
    required: ['id or "all"'],
    summary,
    async run(deps: Dependencies, [given], print) {
      const count = await run(systemContext(deps), readJob(given!));
      print(count === 0 ? 'There is no such dead job.' : `${count} dead job${count === 1 ? '' : 's'} ${done}.`);
    },
  };
}

/** Commands for dead jobs, which wait for the operator's decision. */
export const jobCommands: Command[] = [
  {
    kind: 'database',
    name: 'list-dead-jobs',
    required: [],
    summary: 'jobs that failed for good: id, kind, when, tries and why; the latest first',
    async run(deps, _given, print) {
      const jobs = await listDeadJobs(systemContext(deps), shownJobs);
      for (const { id, name, failedAt, attempts, lastError } of jobs)
        print(toRow([id, name, failedAt.toISOString(), `${attempts} tries`, lastError.split('\n')[0]]));
      if (jobs.length === 0) print('There are no dead jobs.');
    },
  },
  jobCommand('retry-dead-jobs', {
    summary: 'run them again, once their cause is mended',
    done: 'due',
    run: retryDeadJobs,
  }),
  jobCommand('purge-dead-jobs', {
    summary: 'delete them; they go by themselves after 60 days',
    done: 'deleted',
    run: purgeDeadJobs,
  }),
];
