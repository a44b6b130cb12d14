import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../context.ts';
import { pingDatabase } from '../db/settings-queries.ts';

const filesBelievedMs = 5000;

/**
 * `/healthz`: the process responds. `/readyz`: it can do its work; otherwise 503 with the failing parts: `database`,
 * `files`, or `process` while stopping.
 */
export function addHealth(app: FastifyInstance, deps: Dependencies): void {
  const probeFiles = believeFor(deps, filesBelievedMs, () => deps.files.probe());
  app.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (app.draining.isOn) return refuse(reply, ['process']);
    const works = await Promise.all([doesWork(pingDatabase(deps.database)), doesWork(probeFiles())]);
    const unavailable = ['database', 'files'].filter((_part, at) => !works[at]);
    if (unavailable.length === 0) return reply.send({ status: 'ok' });
    return refuse(reply, unavailable);
  });
}

function refuse(reply: FastifyReply, unavailable: string[]): FastifyReply {
  return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', unavailable });
}

function doesWork(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

/** Caches the check's result for the given time, for all callers. */
function believeFor({ now }: Dependencies, believedMs: number, check: () => Promise<void>): () => Promise<void> {
  let last: { untilMs: number; result: Promise<void> } | null = null;
  return () => {
    const nowMs = now().getTime();
    if (!last || last.untilMs <= nowMs) last = { untilMs: nowMs + believedMs, result: check() };
    return last.result;
  };
}
