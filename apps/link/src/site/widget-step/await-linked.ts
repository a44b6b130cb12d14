import { CallError } from '@smile/contract/call';
import type { LinkClient } from '../../widget/session/link-client.ts';
import type { Linked } from '../load-linked.ts';
import type { SiteConnection } from '../site-connection.ts';

/** Longest that the server holds a long-polling request for an account. */
const waitMs = 2000;
/** How long a visit waits for one sign-in, on leaving the widget and at its end together. */
const patienceMs = 20_000;
const deadlines = new WeakMap<LinkClient, Map<string, number>>();

type Sources = Pick<SiteConnection, 'client' | 'loadLinked'>;

/**
 * Waits until all sign-ins end, each for a limited time because some sources take minutes, and returns the linked
 * sources. Calls `onUnsettled` if it has to wait.
 */
export async function awaitLinked(
  { client, loadLinked }: Sources,
  { now, onUnsettled }: { now: () => number; onUnsettled: () => void },
): Promise<Linked> {
  const latest = deadlines.get(client) ?? new Map<string, number>();
  deadlines.set(client, latest);
  for (;;) {
    const linked = await loadLinked();
    const id = linked.unsettledId;
    if (id === null) latest.clear();
    if (id === null || now() >= (latest.get(id) ?? Number.POSITIVE_INFINITY)) return linked;
    if (!latest.has(id)) latest.set(id, now() + patienceMs);
    onUnsettled();
    await waitForAccount(client, id);
  }
}

/** Waits for a change of an account for a moment; an account that was revoked meanwhile is none to wait for. */
export async function waitForAccount(client: LinkClient, id: string): Promise<void> {
  await client.call('getAccount', { params: { id }, query: { waitMs } }).catch((error) => {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  });
}
