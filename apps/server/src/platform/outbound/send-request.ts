import type { ClientRequest, IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { decodeBody } from './decode-body.ts';
import { describeFailure } from './describe-failure.ts';
import { createGuardedAgents, type GuardedAgents } from './guarded-agent.ts';
import { createNameServerLookup, type ResolveHost, resolveBySystem } from './resolve-host.ts';

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Overrides the sender's timeout. */
  timeoutMs?: number;
}

/** Outcome of a request; `statusCode` is null when no response started. */
export interface OutboundAnswer {
  statusCode: number | null;
  /** Why the response is missing or incomplete, in one sentence. */
  error: string | null;
  /** Explains in one sentence why the body is incomplete. */
  note: string | null;
  durationMs: number;
  headers: Record<string, string | string[]> | null;
  /** Received part of the body, up to the limit. */
  body: string | null;
  /** True when the body exceeds the limit. */
  isCut: boolean;
  /** True when the body is invalid in its charset. */
  isGarbled: boolean;
}

/** POSTs to URLs configured by customers or the operator. */
export interface Sender {
  post(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

interface SenderOptions {
  /** Allows private addresses. */
  allowPrivate: boolean;
  /** Timeout for connecting, sending and receiving together. */
  timeoutMs?: number;
  resolve?: ResolveHost;
  /** Maximum bytes read from the body. */
  maxAnswerBytes?: number;
}

const usualAnswerBytes = 16 * 1024;

/** Does not follow redirects, verifies certificates, and by default reads 16 kB of the body. */
export function createSender(options: SenderOptions): Sender {
  const { allowPrivate, timeoutMs = 10_000, resolve, maxAnswerBytes = usualAnswerBytes } = options;
  const agents = createGuardedAgents({
    allowPrivate,
    resolve: resolve ?? (allowPrivate ? resolveBySystem : createNameServerLookup()),
  });
  return {
    post: (request) => postOnce(agents, request, { timeoutMs: request.timeoutMs ?? timeoutMs, maxAnswerBytes }),
    close: async () => agents.destroy(),
  };
}

interface Limits {
  timeoutMs: number;
  maxAnswerBytes: number;
}

interface Exchange {
  response: IncomingMessage | null;
  chunks: Buffer[];
  isCut: boolean;
  error: string | null;
}

async function postOnce(agents: GuardedAgents, request: OutboundRequest, limits: Limits): Promise<OutboundAnswer> {
  const startedAt = performance.now();
  const { response, chunks, isCut, error } = await exchange(agents, request, limits);
  const durationMs = Math.round(performance.now() - startedAt);
  if (!response) return { ...noAnswer, error, durationMs };
  const headers = dropUndefined(response.headers);
  const { 'content-type': contentType } = response.headers;
  // The transfer coding was applied last (RFC 9112 §7.1).
  const encoding = `${response.headers['content-encoding'] ?? ''}, ${response.headers['transfer-encoding'] ?? ''}`;
  const bytes = Buffer.concat(chunks);
  const { text, ...decoded } = await decodeBody({ bytes, isCut, encoding, contentType }, limits.maxAnswerBytes);
  return { statusCode: response.statusCode!, error, durationMs, headers, body: text, ...decoded };
}

const noAnswer = { statusCode: null, note: null, headers: null, body: null, isCut: false, isGarbled: false };

/** Resolves once: when the response is complete, reaches the limit, times out or fails. 1xx responses are interim. */
function exchange(
  agents: GuardedAgents,
  { url, headers, body }: OutboundRequest,
  { timeoutMs, maxAnswerBytes }: Limits,
): Promise<Exchange> {
  return new Promise((done) => {
    const state: Exchange = { response: null, chunks: [], isCut: false, error: null };
    let request: ClientRequest | null = null;
    let size = 0;
    const end = (error: string | null = null) => {
      clearTimeout(timer);
      done({ ...state, error });
    };
    const fail = (error: unknown) => end(describeFailure(error));
    const timer = setTimeout(() => {
      end(`No complete answer within ${timeoutMs / 1000} seconds.`);
      request?.destroy();
    }, timeoutMs);
    const receive = (response: IncomingMessage) => {
      state.response = response;
      response.on('error', fail);
      response.on('end', () => end());
      response.on('data', (chunk: Buffer) => {
        const room = maxAnswerBytes - size;
        size += chunk.length;
        state.chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
        if (chunk.length <= room) return;
        state.isCut = true;
        end();
        response.destroy();
      });
    };
    const send = () => {
      const sent = agents.request(new URL(url), { method: 'POST', headers });
      request = sent;
      sent.on('error', (error) => (isStale(sent, error) && !state.response ? attempt() : fail(error)));
      sent.on('upgrade', (_response, socket) => {
        socket.destroy();
        end('The host answered with another protocol than HTTP.');
      });
      sent.on('response', receive);
      sent.end(body);
    };
    const attempt = () => {
      try {
        send();
      } catch (error) {
        fail(error);
      }
    };
    attempt();
  });
}

/** The receiver closed a reused connection at the same moment; a new connection may work. */
function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

function dropUndefined(headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) if (headers[name]) kept[name] = headers[name];
  return kept;
}

/**
 * Seconds requested by `Retry-After` (RFC 9110 §10.2.3: seconds or a date); 0 for a past date, null when unreadable.
 */
export function readRetryAfter(given: string | string[] | null | undefined, now: Date): number | null {
  const value = (Array.isArray(given) ? given[0] : given)?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
