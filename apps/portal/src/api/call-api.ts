import { type Answer, CallError, call } from '@smile/contract/call';
// Pages with exports receive files, so the file reader belongs to the portal's first bundle.
import '@smile/contract/read-file';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import { nameCall, noteFailure, noteSuccess } from './failed-calls.ts';
import { checkPage, endSession, whenUnlocked } from './page-lock.ts';
import { readMode, readToken } from './session.ts';

type PortalEndpoint = Endpoint & { auth: 'public' | 'developer' | 'openApi' };

interface CallOptions {
  /** True if the caller shows the message of an expired session and then signs out. */
  signsOutAfterMessage?: boolean;
  /** Token of an unfinished sign-in; if refused, nobody is signed out. */
  token?: string | undefined;
}

/** Calls an endpoint with the base URL and token that its auth kind requires in the current mode. */
export async function callApi<E extends PortalEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  { signsOutAfterMessage = false, token: unfinished }: CallOptions = {},
): Promise<Answer<AnswerOf<E>>> {
  if (endpoint.auth !== 'public' && !unfinished && !checkPage()) await whenUnlocked(signal);
  const { baseUrl, token } = targetOf(endpoint.auth);
  const name = nameCall(endpoint, input.params);
  try {
    const answer = await call(endpoint, input, { baseUrl, token: unfinished ?? token, signal });
    noteSuccess(name);
    return answer;
  } catch (thrown) {
    const error = await nameFields(thrown);
    noteFailure(error, name);
    // A late refusal of an old token says nothing about the session that another tab has begun meanwhile.
    const isCurrent = token !== undefined && !unfinished && token === targetOf(endpoint.auth).token;
    if (isCurrent && isRefusedToken(error) && !(signsOutAfterMessage && isSessionExpired(error))) endSession();
    throw error;
  }
}

/** Replaces field paths in an error by readable names; loaded with the first such error. */
async function nameFields(error: unknown): Promise<unknown> {
  if (!(error instanceof CallError) || error.code !== 'INVALID_PARAMETERS') return error;
  return import('./refusal.ts').then(
    ({ toRefusal }) => toRefusal(error),
    () => error,
  );
}

export function targetOf(auth: PortalEndpoint['auth']): { baseUrl: string; token?: string | undefined } {
  if (auth === 'public') return { baseUrl: '/developer/v1' };
  if (auth === 'developer') return { baseUrl: '/developer/v1', token: readToken('developer') };
  return readMode() === 'Sandbox'
    ? { baseUrl: '/sandbox/v1', token: readToken('openApiSandbox') }
    : { baseUrl: '/open/v1', token: readToken('openApiProduction') };
}

function isRefusedToken(error: unknown): boolean {
  const isRefused = error instanceof CallError && (error.status === 401 || error.code === 'INVALID_TOKEN');
  return isRefused || isSessionExpired(error);
}

export function isSessionExpired(error: unknown): boolean {
  return error instanceof CallError && error.code === 'SESSION_EXPIRED';
}
