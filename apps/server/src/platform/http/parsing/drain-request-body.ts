import type { FastifyReply, FastifyRequest } from 'fastify';

const maxUnwantedBytes = 32 * 1024 * 1024;
const maxWaitMs = 30_000;

/**
 * Drains the rest of a rejected body, within limits. Closing at once would lose the answer: a client that is still
 * sending gets a connection reset, and a proxy in front answers 502.
 */
export function drainRequestBody({ raw }: FastifyRequest, reply: FastifyReply): void {
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
