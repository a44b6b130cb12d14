import { urlOf } from '@smile/contract/call';
import type { Mode } from '@smile/contract/common';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import type { TestApp } from './test-app.ts';

export interface TestAnswer<E extends Endpoint> {
  status: number;
  code: string;
  message: string;
  requestId: string;
  data: AnswerOf<E>;
  headers: Record<string, unknown>;
}

type RequestInput<E extends Endpoint> = CallInput<E> & {
  authorization?: string | undefined;
  mode?: Mode;
  ip?: string;
  idempotencyKey?: string;
};

/** Calls an endpoint through HTTP on the app under test; Sandbox unless a mode is given. */
export async function request<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  input: RequestInput<E>,
): Promise<TestAnswer<E>> {
  const { authorization, mode = 'SANDBOX', ip = '127.0.0.1', idempotencyKey } = input;
  const origin = endpoint.auth === 'link' ? app.link : app.portal;
  const path = urlOf(endpoint.path, input.params as Record<string, unknown>, input.query as Record<string, unknown>);
  const answer = await origin.inject({
    method: endpoint.method,
    url: prefixOf(endpoint, mode) + path,
    remoteAddress: ip,
    headers: {
      ...(authorization && { authorization }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(input.body !== undefined && { payload: input.body as object }),
  });
  const envelope = answer.json();
  return { ...envelope, status: answer.statusCode, headers: answer.headers };
}

function prefixOf(endpoint: Endpoint, mode: Mode): string {
  if (endpoint.auth === 'link') return mode === 'SANDBOX' ? '/link-sandbox/v1' : '/link/v1';
  if (endpoint.auth === 'openApi') return mode === 'SANDBOX' ? '/sandbox/v1' : '/open/v1';
  return '/developer/v1';
}
