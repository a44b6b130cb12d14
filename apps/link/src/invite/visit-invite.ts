import { CallError, call } from '@smile/contract/call';
import type { InviteLanding, inviteLandingApi } from '@smile/contract/invite-landing';

type OpenInvite = typeof inviteLandingApi.open;

/** Target of the link; `unreachable` can be retried. */
export type Visit = { status: 'open'; landing: InviteLanding } | { status: 'expired' | 'unknown' | 'unreachable' };

/** Method and path only: importing the contract's schemas would bring a validator to the end user's phone. */
const openEndpoint = { method: 'POST', path: '/invites/{id}/visits' } as const satisfies Pick<
  OpenInvite,
  'method' | 'path'
>;

/** Opens the invite that the page's address names; each time with a fresh token for the widget. */
export function createVisit(address: Pick<Location, 'origin' | 'pathname' | 'search'>): () => Promise<Visit> {
  const id = decodeURIComponent(address.pathname.split('/')[2] ?? '');
  const secret = new URLSearchParams(address.search).get('token') ?? '';
  return () => openInvite(address.origin, { id, secret });
}

/** Opens an invite with the secret of its link. */
export async function openInvite(origin: string, { id, secret }: { id: string; secret: string }): Promise<Visit> {
  if (!id || !secret) return { status: 'unknown' };
  try {
    const input = { params: { id }, body: { token: secret } };
    const options = { baseUrl: `${origin}/hosted/v1`, timeoutMs: 30_000 };
    return { status: 'open', landing: (await call(openEndpoint as OpenInvite, input, options)).data };
  } catch (error) {
    return { status: statusOf(error) };
  }
}

function statusOf(error: unknown): 'expired' | 'unknown' | 'unreachable' {
  if (!(error instanceof CallError)) return 'unreachable';
  if (error.code === 'LINK_EXPIRED') return 'expired';
  return error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable';
}
