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
  /** Instead of the sender's own. */
  timeoutMs?: number;
}

/** Outcome of a request; the status is null when no answer began. */
export interface OutboundAnswer {
  statusCode: number | null;
  /** Why the answer did not come or did not end, in one sentence. */
  error: string | null;
  /** Missing parts of an answer's body, in one sentence. */
  note: string | null;
  durationMs: number;
  headers: Record<string, string | string[]> | null;
  /** As far as it came, up to the limit. */
  body: string | null;
  /** The body is longer than the limit. */
  isCut: boolean;
  /** The body is not text of its charset. */
  isGarbled: boolean;
}

/** POSTs to URLs that customers or the operator gave. */
export interface Sender {
  post(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

interface SenderOptions {
  /** Private addresses may be reached. */
  allowPrivate: boolean;
  /** Time limit of connecting, sending and the answer together. */
  timeoutMs?: number;
  resolve?: ResolveHost;
  /** Maximum bytes read of the answer's body. */
  maxAnswerBytes?: number;
}

const usualAnswerBytes = 16 * 1024;

/** Redirects are answers like any other, certificates are verified, and of the answer's body 16 kB are read unless said. */
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
  const { 'content-encoding': encoding, 'content-type': contentType } = response.headers;
  const bytes = Buffer.concat(chunks);
  const { text, ...decoded } = await decodeBody({ bytes, isCut, encoding, contentType }, limits.maxAnswerBytes);
  return { statusCode: response.statusCode!, error, durationMs, headers, body: text, ...decoded };
}

const noAnswer = { statusCode: null, note: null, headers: null, body: null, isCut: false, isGarbled: false };

/** Ends once: when the answer is complete, long enough or late, or has failed. Answers below 200 announce another. */
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

/** The receiver closed a kept connection just when it was used again: another connection may work. */
function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

function dropUndefined(headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) if (headers[name]) kept[name] = headers[name];
  return kept;
}

/**
 * How many seconds a `Retry-After` asks for (RFC 9110 §10.2.3: seconds or a date), none for a date that is past; null
 * where it says nothing that can be read.
 */
export function readRetryAfter(given: string | string[] | null | undefined, now: Date): number | null {
  const value = (Array.isArray(given) ? given[0] : given)?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
