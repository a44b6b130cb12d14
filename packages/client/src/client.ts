import { operations } from './generated/operations.ts';
import type { Operations } from './generated/types.ts';
import { createPages, type Page } from './pages.ts';
import { type CallOptions, createSender, type SenderOptions } from './send.ts';

export interface ClientOptions extends SenderOptions {
  /** The platform's address, such as `https://portal.example.com`. */
  url: string;
  /** Mode of the API key pair. */
  mode: 'SANDBOX' | 'PRODUCTION';
}

export type SmileClient = Operations;

type Input = Record<string, unknown> | null | undefined;

/**
 * The Open API as methods. Each resolves with the response's `data` and rejects with a `SmileError`. Transient failures
 * (no response, 429, 500, 503, 504) are retried; retries of a POST reuse its idempotency key.
 */
export function createClient(options: ClientOptions): SmileClient {
  const base = options.url.replace(/\/+$/, '') + (options.mode === 'PRODUCTION' ? '/open/v1' : '/sandbox/v1');
  const send = createSender(options);
  const methods = Object.entries(operations).map(([name, [method, path, inputKind]]) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)];
    const run = (...given: unknown[]) => {
      const values = given.splice(0, names.length).map((value) => readId(name, value));
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift()!));
      const input = (inputKind ? given.shift() : undefined) as Input;
      const { idempotencyKey, signal } = (given.shift() ?? {}) as CallOptions;
      const request = (query: Input) =>
        send({
          method,
          url: base + filled + writeQuery(inputKind === 'body' ? null : query),
          body: inputKind === 'body' ? (input ?? undefined) : undefined,
          idempotencyKey,
          signal,
        });
      if (inputKind !== 'list') return request(input);
      return createPages((cursor) => request({ ...input, ...(cursor && { cursor }) }) as Promise<Page<unknown>>);
    };
    return [name, run];
  });
  return Object.fromEntries(methods) as unknown as SmileClient;
}

/** An empty id would produce the path of another operation. */
function readId(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return value;
  throw new TypeError(`${name} needs an id, got ${JSON.stringify(value)}`);
}

function writeQuery(query: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const each of [value].flat()) search.append(name, String(each));
  }
  const text = search.toString();
  return text && `?${text}`;
}
