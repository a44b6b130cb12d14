import type { ServerResponse } from 'node:http';
import type { AnswerOf, Endpoint } from '@smile/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../errors.ts';
import { admitCallers } from '../callers/admit-callers.ts';
import type { Router } from '../callers/authenticate.ts';
import { createCallerLimit } from '../callers/limit-callers.ts';
import { createInputParser } from '../parsing/parse-input.ts';
import { type Call, routePathOf } from '../router.ts';

/** Interval of heartbeat comments, each with a new check of the client's access. */
const heartbeatMs = 15_000;
/** After this long, a client must reconnect with its credentials. */
const lifetimeMs = 5 * 60_000;
/** Equal data within this time is sent only once. */
const gatherMs = 200;
/** Maximum streams per caller and process; more are probably a mistake. */
const streamsPerCaller = 10;

/**
 * Connects a streaming endpoint to its source: `listen` gets a function that sends data, and returns one that stops
 * listening. Duplicate data in quick succession is sent once. The stream ends when the caller loses access.
 */
export function routeStream<const E extends Endpoint>(
  router: Router,
  endpoint: E,
  listen: (call: Call<E>, send: (data: AnswerOf<E>) => void) => () => void,
): void {
  const parseInput = createInputParser(endpoint);
  const admit = admitCallers(router, endpoint);
  const claim = createCallerLimit(streamsPerCaller);
  const open = new Set<() => void>();
  router.app.addHook('preClose', async () => {
    for (const close of open) close();
  });
  router.app.route({
    method: endpoint.method,
    url: routePathOf(endpoint),
    config: { hasOwnHeaders: true },
    handler: async (request, reply) => {
      const ctx = await admit(request);
      const call = { ctx, ...parseInput(request) } as Call<E>;
      const release = claim(ctx);
      const recheck = async () => {
        if (await isRefused(admit(request))) close();
      };
      const stop = startStream(reply, { listen: (send) => listen(call, send), release, recheck });
      const unwatch = router.listenToAccessChanges((tenantId) => {
        if ('tenantId' in ctx && ctx.tenantId === tenantId) void recheck();
      });
      const close = () => {
        open.delete(close);
        unwatch();
        stop();
      };
      open.add(close);
      reply.raw.once('close', close);
    },
  });
}

/** Server errors do not count as refusal; the next heartbeat checks again. */
function isRefused(admission: Promise<unknown>): Promise<boolean> {
  return admission.then(
    () => false,
    (error) => error instanceof ApiError && error.status < 500,
  );
}

function openResponse(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
}

interface StreamParts<Data> {
  listen(send: (data: Data) => void): () => void;
  /** Frees the caller's slot. */
  release(): void;
  recheck(): void;
}

/** Rejects callers without access like any other request: the response starts only once access is granted. */
function startStream<Data>(reply: FastifyReply, { listen, release, recheck }: StreamParts<Data>): () => void {
  const waiting = new Set<string>();
  let flushing: NodeJS.Timeout | undefined;
  const { raw: response } = reply;
  const flush = () => {
    flushing = undefined;
    for (const text of waiting) response.write(`data: ${text}\n\n`);
    waiting.clear();
  };
  let stopListening: () => void;
  try {
    stopListening = listen((data) => {
      waiting.add(JSON.stringify(data));
      flushing ??= setTimeout(flush, gatherMs);
    });
  } catch (error) {
    release();
    throw error;
  }
  openResponse(reply).write(': open\n\n');
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    recheck();
  }, heartbeatMs);
  const lifetime = setTimeout(() => response.end(), lifetimeMs);
  return () => {
    release();
    stopListening();
    clearTimeout(flushing);
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    if (!response.writableEnded) response.end();
  };
}
