import type { FastifyInstance } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { listMails, renderMailbox } from './service.ts';

/** The built-in mailbox of installations without SMTP. */
export function mailboxRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.get('/dev/mailbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ items: await listMails(systemContext(deps)) }),
  );
  app.get('/dev/mailbox', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' data:")
      .type('text/html; charset=utf-8')
      .send(renderMailbox(await listMails(systemContext(deps)))),
  );
}
