import { type AnswerOf, answersFile, type CallInput, type Endpoint } from './endpoint.ts';

/** An API error, or a client error: `TIMEOUT` after `timeoutMs`, `NETWORK` without a response. */
export class CallError extends Error {
  // `declare` only: initialised class fields would add the bundler's helpers to every page.
  declare readonly code: string;
  declare readonly status: number;
  declare readonly requestId: string | null;

  constructor(code: string, message: string, status: number, requestId: string | null) {
    super(message);
    Object.assign(this, { name: code === 'TIMEOUT' ? code : 'CallError', code, status, requestId });
  }
}

export interface CallOptions {
  baseUrl: string;
  token?: string | undefined;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch;
}

export interface Answer<T> {
  code: string;
  message: string;
  requestId: string;
  data: T;
}

/** Fills `{name}` in the path and appends the query; empty and missing query values are omitted. */
export function urlOf(
  path: string,
  params: Record<string, unknown> | undefined,
  query: Record<string, unknown> | undefined,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/**
 * Calls one endpoint over HTTP and returns the whole envelope, also for a file.
 * @throws CallError if the call fails
 */
export async function call<E extends Endpoint>(
  target: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Answer<AnswerOf<E>>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const path = urlOf(target.path, input.params as Record<string, unknown>, input.query as Record<string, unknown>);
  const headers: Record<string, string> = { accept: answersFile(target) ? '*/*' : 'application/json' };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  const isForm = target.bodyType === 'form';
  if (input.body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const body = input.body === undefined ? null : isForm ? toFormData(input.body as object) : JSON.stringify(input.body);
  try {
    const send = options.fetch ?? fetch;
    const response = await send(options.baseUrl + path, { method: target.method, headers, body, signal });
    // Lazy import, because few pages receive files.
    const isFile = response.ok && answersFile(target) && !isEnvelope(response.headers);
    if (isFile) return (await import('./read-file.ts')).readFile(response, path);
    const envelope = (await response.json().catch(() => null)) as Answer<AnswerOf<E>> | null;
    // Checks the success code that the contract names, whatever the HTTP status.
    if (response.ok && !answersFile(target) && envelope?.code === (target.code ?? 'OK')) return envelope;
    throw new CallError(
      envelope?.code ?? `HTTP_${response.status}`,
      envelope?.message ?? `The server answered with status ${response.status}.`,
      response.status,
      envelope?.requestId ?? null,
    );
  } catch (error) {
    if (error instanceof CallError || options.signal?.aborted) throw error;
    if (timeout.aborted) throw new CallError('TIMEOUT', 'The server did not answer in time.', 0, null);
    throw new CallError('NETWORK', 'The server could not be reached. Check your connection and try again.', 0, null);
  }
}

/** JSON without a file name is an envelope instead of the requested file. */
function isEnvelope(headers: Headers): boolean {
  return !headers.has('content-disposition') && /^application\/json\b/i.test(headers.get('content-type') ?? '');
}

function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part));
    }
  }
  return form;
}
