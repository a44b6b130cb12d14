import { Counter, Gauge, type Registry } from 'prom-client';
import { type Dependencies, systemContext } from '../context.ts';
import type { Replica } from '../db/replica.ts';
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
  if (deps.replica) watchReplica(deps.replica, registers);
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

/** The gauge is absent while the replica is unreachable and has no lag. */
function watchReplica(replica: Replica, registers: Registry[]): void {
  new Gauge({
    name: 'smile_database_replica_lag_seconds',
    help: 'How far the database replica is behind; absent while it cannot be used.',
    registers,
    collect() {
      const lag = replica.lagSeconds();
      this.remove();
      if (lag !== null) this.set(lag);
    },
  });
  new Counter({
    name: 'smile_database_replica_reads_total',
    help: 'Lists, reports and exports by the database that answered: replica, or primary where that was behind.',
    labelNames: ['database'],
    registers,
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(replica.reads())) this.inc({ database }, count);
    },
  });
}
