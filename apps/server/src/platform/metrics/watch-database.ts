import { Gauge } from 'prom-client';
import { type Dependencies, systemContext } from '../context.ts';
import { countJobs, countJobsByKind } from '../jobs/job-queries.ts';

/** Adds the gauges that are read from the database and its pool at each scrape. */
export function watchDatabase(deps: Dependencies): void {
  const { registry } = deps.metrics;
  const registers = [registry];
  const ctx = systemContext(deps);
  new Gauge({
    name: 'smile_jobs',
    help: 'Jobs by state: waiting, or dead after their last attempt.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countJobs(ctx).catch(() => null);
      this.reset();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'dead' }, counts.dead);
    },
  });
  new Gauge({
    name: 'smile_jobs_by_kind',
    help: 'Jobs by kind and state: waiting, running, or failed after their last attempt.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const counts = await countJobsByKind(ctx).catch(() => []);
      this.reset();
      for (const { kind, state, count } of counts) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'smile_database_connections',
    help: 'Database pool: connections used, and callers waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, waiting } = deps.database.load();
      this.set({ state: 'used' }, used);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
