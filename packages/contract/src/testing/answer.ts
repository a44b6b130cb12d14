import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';
import { answersFile, type Endpoint, type FileEndpoint } from '../endpoint.ts';
import { errorsOf } from '../endpoint-errors.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { complete } from './complete.ts';
import { findEndpoint } from './find-endpoint.ts';

interface ReceivedCall {
  method: string;
  /** Includes the query. */
  path: string;
  /** Forms as sent; JSON bodies parsed. */
  body: unknown;
  headers: Headers;
}

/** The part of the data that the test sets; an error has its code, with the catalogue's message by default. */
export interface Given {
  data?: unknown;
  file?: { type: string; content: string; disposition?: string };
  code?: ErrorCode;
  message?: string;
  /** Status of an error in place of the catalogue's. */
  status?: number;
}

/**
 * Answers each call as its endpoint would, and fills in omitted data from the contract's schema. Fails the test on an
 * unknown call, data that does not match the schema, or an error the endpoint never returns.
 */
export function answerCalls(handler: (call: ReceivedCall) => Given | Promise<Given>) {
  const faults: string[] = [];
  onTestFinished(() => {
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const fetchMock = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = String(input);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const given = await handler({ method, path, body, headers: new Headers(init.headers) });
    // Installation settings: the only resource that pages load outside the API.
    if (path === '/config.json') return Response.json(given.data ?? {});
    try {
      return answer(findEndpoint(method, path), given);
    } catch (error) {
      faults.push(`${method} ${path}: ${(error as Error).message}`);
      throw error;
    }
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

/**
 * Builds a response as the server would.
 * @throws Error for a response that the server never sends
 */
function answer(endpoint: Endpoint, { code, message, status, data, file }: Given): Response {
  if (code) {
    if (!errorsOf(endpoint).includes(code)) throw new Error(`${code} is no error of ${endpoint.operationId}`);
    const usual = errorCatalogue[code];
    return Response.json(
      { code, message: message ?? usual.message, requestId: 'req-1' },
      { status: status ?? usual.status },
    );
  }
  if (answersFile(endpoint)) return answerFile(endpoint, file);
  // A stream without events, which ends at once.
  if (endpoint.isStream) return new Response('', { headers: { 'content-type': 'text/event-stream' } });
  const envelope = { code: 'OK', message: 'Success', requestId: 'req-1' };
  const completed = endpoint.answer ? { data: check(endpoint.answer as z.ZodType, data) } : {};
  return Response.json({ ...envelope, ...completed }, { status: endpoint.status ?? 200 });
}

function answerFile({ operationId, answer }: FileEndpoint, file: Given['file']): Response {
  if (!file || !answer.contentTypes.includes(file.type)) throw new Error(`${operationId} answers no such file`);
  const { type, content, disposition = 'inline; filename=file' } = file;
  return new Response(content, { headers: { 'content-type': type, 'content-disposition': disposition } });
}

/** Rejects unknown keys, like the server in its own tests. */
function check(schema: z.ZodType, given: unknown): unknown {
  const data = complete(schema, given);
  const parsed = schema.parse(data);
  if (JSON.stringify(parsed).length !== JSON.stringify(data).length)
    throw new Error(`not all of this is in the contract: ${JSON.stringify(data).slice(0, 500)}`);
  return data;
}
