import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';
import { answersFile, type Endpoint, type FileEndpoint } from '../endpoint.ts';
import { errorsOf } from '../endpoint-errors.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { complete } from './complete.ts';
import { findEndpoint } from './find-endpoint.ts';

interface ReceivedCall {
  method: string;
  /** With its query. */
  path: string;
  /** Forms as they are sent, JSON as it is read. */
  body: unknown;
  headers: Headers;
}

/** The test's own part of the data; an error has its code, and the catalogue's message by default. */
export interface Given {
  data?: unknown;
  file?: { type: string; content: string; disposition?: string };
  code?: ErrorCode;
  message?: string;
}

/**
 * Answers each call like its endpoint and completes omitted data from the contract's schema. Fails the test for an
 * unknown call, data outside the schema, or an error that the endpoint never returns.
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
    // The settings of an installation are the one thing that pages read beside the API.
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
 * Builds an endpoint's answer like the server.
 * @throws Error for an answer that the server never gives
 */
function answer(endpoint: Endpoint, { code, message, data, file }: Given): Response {
  if (code) {
    if (!errorsOf(endpoint).includes(code)) throw new Error(`${code} is no error of ${endpoint.operationId}`);
    const { status, message: usual } = errorCatalogue[code];
    return Response.json({ code, message: message ?? usual, requestId: 'req-1' }, { status });
  }
  if (answersFile(endpoint)) return answerFile(endpoint, file);
  const envelope = { code: 'OK', message: 'Success', requestId: 'req-1' };
  const completed = endpoint.answer ? { data: check(endpoint.answer as z.ZodType, data) } : {};
  return Response.json({ ...envelope, ...completed }, { status: endpoint.status ?? 200 });
}

function answerFile({ operationId, answer }: FileEndpoint, file: Given['file']): Response {
  if (!file || !answer.contentTypes.includes(file.type)) throw new Error(`${operationId} answers no such file`);
  const { type, content, disposition = 'inline; filename=file' } = file;
  return new Response(content, { headers: { 'content-type': type, 'content-disposition': disposition } });
}

/** As strict as the server in its own tests: rejects unknown keys. */
function check(schema: z.ZodType, given: unknown): unknown {
  const data = complete(schema, given);
  const parsed = schema.parse(data);
  if (JSON.stringify(parsed).length !== JSON.stringify(data).length)
    throw new Error(`not all of this is in the contract: ${JSON.stringify(data).slice(0, 500)}`);
  return data;
}
