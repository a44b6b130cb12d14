import type { Mode } from '@smile/contract/common';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import { type RawInput, send } from './send.ts';
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

/** Calls an endpoint of the app by HTTP; Sandbox unless a mode is given. */
export async function request<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  { idempotencyKey, ...input }: RequestInput<E>,
): Promise<TestAnswer<E>> {
  const headers: Record<string, string> = {};
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const answer = await send(app, endpoint, { ...(input as RawInput), headers });
  return { ...JSON.parse(answer.text), status: answer.status, headers: answer.headers };
}
