import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { isLocalHost } from '../../platform/http/is-local-host.ts';
import { listMails, renderMailbox } from './service.ts';

/** The built-in mailbox of installations without SMTP. */
export function mailboxRoutes(app: FastifyInstance, deps: Dependencies): void {
  const allowed = [new URL(deps.config.portalUrl).hostname];
  const refuseOtherHosts = async ({ headers }: FastifyRequest) => {
    if (!isLocalHost(headers.host, allowed)) throw missing();
  };
  app.get('/dev/mailbox.json', { onRequest: refuseOtherHosts }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ items: await listMails(systemContext(deps)) }),
  );
  app.get('/dev/mailbox', { onRequest: refuseOtherHosts }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' data:")
      .type('text/html; charset=utf-8')
      .send(renderMailbox(await listMails(systemContext(deps)))),
  );
}
