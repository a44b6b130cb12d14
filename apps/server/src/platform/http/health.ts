import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../context.ts';
import { pingDatabase } from '../db/settings-queries.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, that is, the database answers too. */
export function addHealth(app: FastifyInstance, deps: Dependencies): void {
  app.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pingDatabase(deps.database);
      return reply.send({ status: 'ok' });
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
