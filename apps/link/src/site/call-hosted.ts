import { type CallOptions, call } from '@smile/contract/call';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import type { hostedSitesApi } from '@smile/contract/hosted-sites';

/** Method and path only: importing the contract's schemas would add a validator to the bundle. */
const routes = {
  view: { method: 'POST', path: '/sites/{id}/views' },
  start: { method: 'POST', path: '/sites/{id}/sessions' },
  resume: { method: 'POST', path: '/sites/{id}/sessions/resume' },
  manage: { method: 'POST', path: '/sites/{id}/manage' },
  openDraft: { method: 'POST', path: '/sites/{id}/draft' },
} as const;

type HostedApi = Pick<typeof hostedSitesApi, keyof typeof routes>;

/** Calls the endpoints that a hosted site may use without a token. */
export async function callHosted<Name extends keyof HostedApi>(
  name: Name,
  input: CallInput<HostedApi[Name]>,
): Promise<AnswerOf<HostedApi[Name]>> {
  const options: CallOptions = { baseUrl: `${location.origin}/hosted/v1`, timeoutMs: 30_000 };
  const answer = await call(routes[name] as unknown as Endpoint, input as CallInput<Endpoint>, options);
  return answer.data as AnswerOf<HostedApi[Name]>;
}
