import { portalEventTypes } from '@smile/contract/events';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Dependencies } from '../context.ts';
import { missing } from '../platform/errors.ts';
import { isLocalHost } from '../platform/http/callers/is-local-host.ts';

const receiverPath = '/dev/webhooks';
const eventSchema = z.object({ type: z.enum(portalEventTypes) });

/** URL of the demo's webhook; null when webhooks may not call this machine. */
export function readReceiverUrl({ demo, webhookAllowPrivate, port }: Config): string | null {
  return demo && webhookAllowPrivate ? `http://localhost:${port}${receiverPath}` : null;
}

/** Receives the demo's events. Rejects document events, so that the delivery log shows failures. */
export function demoRoutes(app: FastifyInstance, { config }: Dependencies): void {
  if (!readReceiverUrl(config)) return;
  app.post(receiverPath, { config: { hasOwnHeaders: true } }, async ({ headers, body }, reply) => {
    if (!isLocalHost(headers.host)) throw missing();
    const event = eventSchema.safeParse(body);
    if (!event.success) return reply.code(400).send({ error: 'This is not an event.' });
    if (event.data.type === 'ARCHIVE_ANALYZED')
      return reply.code(422).send({ error: 'The demo receiver has no handler for ARCHIVE_ANALYZED.' });
    return reply.send({ received: event.data.type });
  });
}
