import { SmileError } from './errors.ts';

export interface CallOptions {
  /** Idempotency key of a POST, to repeat the call yourself; random by default. */
  idempotencyKey?: string;
  /** Aborts the call and its retries. */
  signal?: AbortSignal;
}

export interface SenderOptions {
  apiKey: string;
  apiSecret: string;
  /** Maximum retries after a transient failure; 2 by default. */
  maxRetries?: number;
  /** Timeout of one attempt in milliseconds; 60,000 by default. */
  timeoutMs?: number;
  /** Replaces `fetch`, for example to use a proxy. */
  fetch?: typeof fetch;
}

export interface Request {
  method: string;
  url: string;
  body: unknown;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
}

/** 0 when no answer came. */
const transientStatuses = new Set([0, 429, 500, 503, 504]);
const firstWaitMs = 250;
/** The next attempt waits no longer, even if the server asks for it. */
const maxWaitMs = 30_000;

/** Sends a request with retries and resolves with the `data` of its response. */
export function createSender(options: SenderOptions): (request: Request) => Promise<unknown> {
  const { apiKey, apiSecret, maxRetries = 2 } = options;
  const authorization = `Basic ${toBase64(`${apiKey}:${apiSecret}`)}`;
  return async (request) => {
    const headers = headersOf(request, authorization);
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(request, headers, options);
      } catch (error) {
        if (!(error instanceof SmileError) || !transientStatuses.has(error.status) || attempt >= maxRetries)
          throw error;
        await wait(error.retryAfterMs ?? backoff(attempt), request.signal);
      }
    }
  };
}

function headersOf({ method, body, idempotencyKey }: Request, authorization: string): Record<string, string> {
  return {
    authorization,
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // The same key in every attempt, so that the server executes it once.
    ...(method === 'POST' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

async function sendOnce(
  { method, url, body, signal }: Request,
  headers: Record<string, string>,
  { timeoutMs = 60_000, fetch: send = fetch }: SenderOptions,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await readAnswer(response);
  } catch (error) {
    if (error instanceof SmileError || signal?.aborted) throw error;
    if (timeout.aborted) throw new SmileError('TIMEOUT', `No answer within ${timeoutMs} ms`, 0, null, null);
    throw new SmileError('NETWORK', 'No answer came', 0, null, null, { cause: error });
  }
}

interface Envelope {
  code?: string;
  message?: string;
  requestId?: string;
  data?: unknown;
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  const envelope = parse(text);
  if (response.ok && isSuccess(envelope)) return envelope?.data;
  throw new SmileError(
    envelope?.code ?? 'UNEXPECTED_ANSWER',
    envelope?.message ?? `The answer with status ${response.status} is not of this API`,
    response.status,
    envelope?.requestId ?? response.headers.get('x-request-id'),
    readRetryAfter(response.headers.get('retry-after')),
  );
}

/** Checks for the API's success codes, because a proxy or cache may answer 200 with something else. */
function isSuccess(envelope: Envelope | null): boolean {
  return envelope?.code === 'OK' || envelope?.code === 'CREATED';
}

function parse(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). */
function readRetryAfter(value: string | null): number | null {
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), maxWaitMs);
}

/** Exponential backoff with jitter. */
function backoff(attempt: number): number {
  return firstWaitMs * 2 ** attempt * (0.5 + Math.random());
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
