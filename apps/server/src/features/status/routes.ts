import type { FastifyInstance } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { findReader } from '../readme-tokens/service.ts';
import { statusScript, statusStyle } from './assets.ts';
import { renderStatusPage } from './page.ts';
import { createStatusCheck } from './service.ts';

const assetMaxAge = 'public, max-age=300';

/** Public status page, and the same data as JSON for monitoring. */
export function statusRoutes(app: FastifyInstance, deps: Dependencies): void {
  const checkStatus = createStatusCheck(deps);
  app.get<{ Querystring: { auth_token?: unknown } }>('/status', async ({ query }, reply) => {
    // The page is public; the token is consumed so that it is worthless in browser history and logs.
    if (typeof query.auth_token === 'string')
      await findReader(systemContext(deps), query.auth_token).catch(() => undefined);
    const page = renderStatusPage(await checkStatus());
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  app.get('/status.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .send(await checkStatus()),
  );
  app.get('/status/refresh.js', async (_request, reply) =>
    reply.header('cache-control', assetMaxAge).type('text/javascript; charset=utf-8').send(statusScript),
  );
  app.get('/status/style.css', async (_request, reply) =>
    reply.header('cache-control', assetMaxAge).type('text/css; charset=utf-8').send(statusStyle),
  );
}
