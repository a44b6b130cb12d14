import { urlOf } from '@smile/contract/call';
import type { Mode } from '@smile/contract/common';
import type { Endpoint } from '@smile/contract/endpoint';
import type { TestApp } from './test-app.ts';

export interface RawInput {
  authorization?: string | undefined;
  mode?: Mode;
  ip?: string;
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  /** Sent as JSON, except for texts and forms. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
}

/** Calls an endpoint by HTTP with any input, valid or not; Sandbox unless a mode is given. */
export async function send(
  app: Pick<TestApp, 'portal' | 'link'>,
  endpoint: Endpoint,
  input: RawInput,
): Promise<RawAnswer> {
  const { authorization, mode = 'SANDBOX', ip = '127.0.0.1', headers = {}, body } = input;
  const entries = Object.entries(input.query ?? {});
  const repeated = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const once = Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value)));
  const origin = endpoint.auth === 'link' || endpoint.api ? app.link : app.portal;
  const answer = await origin.inject({
    method: endpoint.method,
    url: prefixOf(endpoint, mode) + withRepeated(urlOf(endpoint.path, input.params, once), repeated),
    remoteAddress: ip,
    headers: { ...(authorization && { authorization }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, bytes: answer.rawPayload };
}

/** Adds parameters that have several values. */
function withRepeated(url: string, repeated: [string, unknown[]][]): string {
  const pairs = repeated.flatMap(([name, values]) => values.map((value): [string, string] => [name, String(value)]));
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(pairs)}`;
}

function prefixOf(endpoint: Endpoint, mode: Mode): string {
  if (endpoint.api) return endpoint.api === 'hosted' ? '/hosted/v1' : '';
  if (endpoint.auth === 'link') return mode === 'SANDBOX' ? '/link-sandbox/v1' : '/link/v1';
  if (endpoint.auth === 'openApi') return mode === 'SANDBOX' ? '/sandbox/v1' : '/open/v1';
  return '/developer/v1';
}
