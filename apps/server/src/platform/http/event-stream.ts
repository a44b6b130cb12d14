import type { ServerResponse } from 'node:http';
import type { AnswerOf, Endpoint } from '@smile/contract/endpoint';
import { type Call, createInputParser, type Router, routePathOf } from './router.ts';

const heartbeatMs = 15_000;
/** After this long a client must show its credentials again. */
const lifetimeMs = 5 * 60_000;
/** Equal data within this time is sent once. */
const gatherMs = 200;

/**
 * Joins a streaming endpoint of the contract to what it listens to: `listen` gets a function that sends, and returns
 * the one that stops listening. Equal data is not sent twice in quick succession.
 */
export function routeStream<const E extends Endpoint>(
  { app, authenticate }: Router,
  endpoint: E,
  listen: (call: Call<E>, send: (data: AnswerOf<E>) => void) => () => void,
): void {
  const parseInput = createInputParser(endpoint);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });
  app.route({
    method: endpoint.method,
    url: routePathOf(endpoint),
    helmet: false,
    handler: async (request, reply) => {
      const ctx = await authenticate(endpoint.auth as E['auth'], request);
      const call = { ctx, ...parseInput(request) } as Call<E>;
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      const stop = startStream(reply.raw, (send) => listen(call, send));
      const close = () => {
        open.delete(close);
        stop();
      };
      open.add(close);
      reply.raw.once('close', close);
    },
  });
}

function startStream<Data>(response: ServerResponse, listen: (send: (data: Data) => void) => () => void): () => void {
  const waiting = new Set<string>();
  let flushing: NodeJS.Timeout | undefined;
  const flush = () => {
    flushing = undefined;
    for (const text of waiting) response.write(`data: ${text}\n\n`);
    waiting.clear();
  };
  const stopListening = listen((data) => {
    waiting.add(JSON.stringify(data));
    flushing ??= setTimeout(flush, gatherMs);
  });
  response.write(': open\n\n');
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
  const lifetime = setTimeout(() => response.end(), lifetimeMs);
  return () => {
    stopListening();
    clearTimeout(flushing);
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    if (!response.writableEnded) response.end();
  };
}
