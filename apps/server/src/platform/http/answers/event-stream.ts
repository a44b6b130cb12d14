import type { ServerResponse } from 'node:http';
import type { AnswerOf, Endpoint } from '@smile/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../errors.ts';
import { admitCallers } from '../callers/admit-callers.ts';
import type { Router } from '../callers/authenticate.ts';
import { createCallerLimit } from '../callers/limit-callers.ts';
import { createInputParser } from '../parsing/parse-input.ts';
import { type Call, routePathOf } from '../router.ts';

/** Interval of keep-alive comments, each with a new check of the client's right. */
const heartbeatMs = 15_000;
/** After this long a client must show its credentials again. */
const lifetimeMs = 5 * 60_000;
/** Equal data within this time is sent once. */
const gatherMs = 200;
/** More at once, in one process, are one caller's mistake. */
const streamsPerCaller = 10;

/**
 * Joins a streaming endpoint of the contract to what it listens to: `listen` gets a function that sends, and returns
 * the one that stops listening. Equal data is not sent twice in quick succession. A stream ends with its caller's right
 * to it.
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

/** A server that cannot tell at the moment asks again with the next heartbeat. */
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
  /** Gives the caller's place back. */
  release(): void;
  recheck(): void;
}

/** Refuses callers without the right like any other call: the answer begins only once access is granted. */
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
