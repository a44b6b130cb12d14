import { type AnswerOf, answersFile, type CallInput, type Endpoint } from './endpoint.ts';
import { type ReceivedFile, readFileName } from './file-answer.ts';

/** An API error, or one of the client: `TIMEOUT` after `timeoutMs`, `NETWORK` without an answer. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly requestId: string | null,
  ) {
    super(message);
    this.name = code === 'TIMEOUT' ? 'TIMEOUT' : 'CallError';
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

/** Fills `{name}` in the path and appends the query; empty and missing query values are left out. */
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
 * Calls one endpoint over HTTP and returns the whole envelope, also around a file.
 * @throws CallError for every refusal
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
    if (response.ok && answersFile(target)) return await readFile<AnswerOf<E>>(response, path);
    const envelope = (await response.json().catch(() => null)) as Answer<AnswerOf<E>> | null;
    // An answer of success has the code that the contract names, whatever its status.
    if (response.ok && envelope?.code === (target.code ?? 'OK')) return envelope;
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

/** Without a file name, uses the last segment of the address. */
async function readFile<Data>(response: Response, path: string): Promise<Answer<Data>> {
  const name = readFileName(response.headers.get('content-disposition')) ?? path.split('?')[0]!.split('/').at(-1)!;
  const received: ReceivedFile = { content: await response.blob(), name };
  const requestId = response.headers.get('x-request-id') ?? '';
  return { code: 'OK', message: 'Success', requestId, data: received as Data };
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
