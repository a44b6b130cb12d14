import { performance } from 'node:perf_hooks';
import type { Dispatcher } from 'undici';
import { describeFailure } from './describe-failure.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import { createNameServerLookup, type ResolveHost, resolveBySystem } from './resolve-host.ts';

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Instead of the sender's own. */
  timeoutMs?: number;
}

/** What became of a request; the status is null when no answer began. */
export interface OutboundAnswer {
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  headers: Record<string, string | string[]> | null;
  body: string | null;
}

/** POSTs to URLs that customers or the operator gave. */
export interface Sender {
  post(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

interface SenderOptions {
  /** Private addresses may be reached. */
  allowPrivate: boolean;
  /** For connecting, sending and the answer together. */
  timeoutMs?: number;
  resolve?: ResolveHost;
  /** Of the answer's body no more is read. */
  maxAnswerBytes?: number;
}

const usualAnswerBytes = 16 * 1024;

/** Redirects are answers like any other, certificates are verified, and of the answer's body 16 kB are read unless said. */
export function createSender(options: SenderOptions): Sender {
  const { allowPrivate, timeoutMs = 10_000, resolve, maxAnswerBytes = usualAnswerBytes } = options;
  const agent = createGuardedAgent({
    allowPrivate,
    resolve: resolve ?? (allowPrivate ? resolveBySystem : createNameServerLookup()),
    connectTimeoutMs: timeoutMs,
  });
  return {
    post: (request) => postOnce(agent, request, { timeoutMs: request.timeoutMs ?? timeoutMs, maxAnswerBytes }),
    close: () => agent.destroy(),
  };
}

interface Limits {
  timeoutMs: number;
  maxAnswerBytes: number;
}

/** By the agent's own events: its promises and streams would cost more than all the rest of a short answer. */
function postOnce(agent: Dispatcher, request: OutboundRequest, limits: Limits): Promise<OutboundAnswer> {
  return new Promise((done) => {
    const exchange = createExchange(limits, done);
    try {
      const url = new URL(request.url);
      const { headers, body } = request;
      const path = url.pathname + url.search;
      // The exchange has its own time for all of it.
      const times = { headersTimeout: 0, bodyTimeout: 0 };
      agent.dispatch({ origin: url.origin, path, method: 'POST', headers, body, ...times }, exchange.handler);
    } catch (error) {
      exchange.fail(error);
    }
  });
}

/** Collects the answer and ends once: when it is complete, long enough or late, or has failed. */
function createExchange({ timeoutMs, maxAnswerBytes }: Limits, done: (answer: OutboundAnswer) => void) {
  const startedAt = performance.now();
  const answer: OutboundAnswer = { statusCode: null, error: null, durationMs: 0, headers: null, body: null };
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;
  let controller: Dispatcher.DispatchController | null = null;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    answer.durationMs = Math.round(performance.now() - startedAt);
    done(answer);
  };
  const endWell = () => {
    answer.body = size > 0 ? Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8') : '';
    end();
  };
  const fail = (error: unknown, timedOutAfterMs: number | null = null) => {
    if (isOver) return;
    answer.error = describeFailure(error, timedOutAfterMs);
    end();
  };
  const timer = setTimeout(() => {
    fail(null, timeoutMs);
    controller?.abort(ended);
  }, timeoutMs);
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given;
      if (isOver) given.abort(ended);
    },
    onResponseStart(_, statusCode, headers) {
      if (isOver || statusCode < firstFinalStatus) return;
      answer.statusCode = statusCode;
      answer.headers = withoutUndefined(headers);
    },
    onResponseData(given, chunk) {
      if (isOver) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size < maxAnswerBytes) return;
      endWell();
      given.abort(ended);
    },
    onResponseEnd: () => {
      if (!isOver) endWell();
    },
    onResponseError: (_, error) => fail(error),
  };
  return { handler, fail };
}

/** Those below announce another. */
const firstFinalStatus = 200;
/** What the agent is told when nobody waits for the rest. */
const ended = new Error('The exchange is over.');

function withoutUndefined(headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) if (headers[name]) kept[name] = headers[name];
  return kept;
}
