import type { FastifyReply, FastifyRequest } from 'fastify';

const maxUnwantedBytes = 32 * 1024 * 1024;
const maxWaitMs = 30_000;

/**
 * Reads on, within bounds, what is still on its way of a body that was refused. Closing at once would throw away the
 * answer with it: a client that is still sending sees its connection reset, and a proxy in front says 502.
 */
export function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  reply.removeHeader('connection');
  let left = maxUnwantedBytes;
  const end = () => raw.destroy();
  const timer = setTimeout(end, maxWaitMs).unref();
  raw.on('data', (part: Buffer) => {
    left -= part.length;
    if (left < 0) end();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
