import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { type Dependencies, systemContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { isLocalHost } from '../../platform/http/callers/is-local-host.ts';
import { renderMailbox } from './page.ts';
import { listMails } from './service.ts';

const mailboxPath = '/dev/mailbox';
const emptyRefreshSeconds = '2';

/** Path of the mailbox if this request may open it; null when mails are sent for real, or for another host name. */
export function readMailboxPath(config: Config, { headers }: FastifyRequest): string | null {
  return config.mail.kind === 'mailbox' && isMailboxHost(config, headers.host) ? mailboxPath : null;
}

/** The built-in mailbox of installations without SMTP. */
export function mailboxRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  const onRequest = async ({ headers }: FastifyRequest) => {
    if (!isMailboxHost(config, headers.host)) throw missing();
  };
  app.get(`${mailboxPath}.json`, { onRequest }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ items: await listMails(systemContext(deps)) }),
  );
  // The framed mail inherits this policy: no scripts, and pictures from the link origin only.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' ${new URL(config.linkUrl).origin} data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.get<{ Querystring: Record<string, unknown> }>(mailboxPath, { onRequest }, async ({ query }, reply) => {
    const [to, mailId] = [query.to, query.mail].map((value) => (typeof value === 'string' ? value : '')) as [
      string,
      string,
    ];
    const mails = await listMails(systemContext(deps));
    // The job that writes the mail may still be running, so the page reloads until the mail arrives.
    if (to && !mails.some((each) => each.to.toLowerCase() === to.toLowerCase()))
      reply.header('refresh', emptyRefreshSeconds);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails, { to, mailId, isText: query.view === 'text' }));
  });
}

function isMailboxHost(config: Config, host: string | undefined): boolean {
  return isLocalHost(host, [new URL(config.portalUrl).hostname]);
}
