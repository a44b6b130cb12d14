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

async function postOnce(
  agent: Dispatcher,
  request: OutboundRequest,
  { timeoutMs, maxAnswerBytes }: { timeoutMs: number; maxAnswerBytes: number },
): Promise<OutboundAnswer> {
  const startedAt = performance.now();
  const answer: OutboundAnswer = { statusCode: null, error: null, durationMs: 0, headers: null, body: null };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const url = new URL(request.url);
    const response = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers: request.headers,
      body: request.body,
      signal: timeout.signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    answer.statusCode = response.statusCode;
    answer.headers = withoutUndefined(response.headers);
    answer.body = await readStart(response.body, maxAnswerBytes);
  } catch (error) {
    answer.error = describeFailure(error, timeout.signal.aborted ? timeoutMs : null);
  } finally {
    clearTimeout(timer);
  }
  answer.durationMs = Math.round(performance.now() - startedAt);
  return answer;
}

async function readStart(body: Dispatcher.ResponseData['body'], maxAnswerBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxAnswerBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8');
}

function withoutUndefined(headers: Dispatcher.ResponseData['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string | string[]] => !!entry[1]),
  );
}
