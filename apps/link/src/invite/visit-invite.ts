import { CallError, call } from '@smile/contract/call';
import type { InviteLanding, inviteLandingApi } from '@smile/contract/invite-landing';

type OpenInvite = typeof inviteLandingApi.open;
type StopReminders = typeof inviteLandingApi.stopReminders;

/** Result of opening the link; `unreachable` can be retried. */
export type Visit = { status: 'open'; landing: InviteLanding } | { status: 'expired' | 'unknown' | 'unreachable' };

/** Method and path only: importing the contract's schemas would add a validator to the bundle. */
const openEndpoint = { method: 'POST', path: '/invites/{id}/visits' } as const satisfies Pick<
  OpenInvite,
  'method' | 'path'
>;

const stopEndpoint = { method: 'POST', path: '/invites/{id}/reminders/stop' } as const satisfies Pick<
  StopReminders,
  'method' | 'path'
>;

export type StopOutcome = 'stopped' | 'unknown' | 'unreachable';

/** Returns a function that stops the reminders of the invite in the page's address. */
export function createStop(address: Pick<Location, 'origin' | 'pathname' | 'search'>): () => Promise<StopOutcome> {
  const { id, secret } = readAddress(address);
  return async () => {
    if (!id || !secret) return 'unknown';
    try {
      const options = { baseUrl: `${address.origin}/hosted/v1`, timeoutMs: 30_000 };
      await call(stopEndpoint as StopReminders, { params: { id }, body: { token: secret } }, options);
      return 'stopped';
    } catch (error) {
      return statusOf(error) === 'unreachable' ? 'unreachable' : 'unknown';
    }
  };
}

function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): { id: string; secret: string } {
  const id = decodeURIComponent(pathname.split('/')[2] ?? '');
  return { id, secret: new URLSearchParams(search).get('token') ?? '' };
}

/** Returns a function that opens the invite in the page's address; each call gets a fresh token for the widget. */
export function createVisit(address: Pick<Location, 'origin' | 'pathname' | 'search'>): () => Promise<Visit> {
  const link = readAddress(address);
  return () => openInvite(address.origin, link);
}

/** Opens an invite with the secret from its link. */
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
