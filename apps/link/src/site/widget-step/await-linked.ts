import type { Linked } from '../load-linked.ts';
import type { SiteConnection } from '../site-connection.ts';

/** Longest that the server holds a long-polling request for an account. */
const waitMs = 2000;

/**
 * Waits until all sign-ins end, at most `patienceMs` because some sources take minutes, and returns the linked sources.
 * Calls `onUnsettled` if it has to wait.
 */
export async function awaitLinked(
  { client, loadLinked }: Pick<SiteConnection, 'client' | 'loadLinked'>,
  { patienceMs, now, onUnsettled }: { patienceMs: number; now: () => number; onUnsettled: () => void },
): Promise<Linked> {
  const latest = now() + patienceMs;
  for (;;) {
    const linked = await loadLinked();
    if (linked.unsettledId === null || now() >= latest) return linked;
    onUnsettled();
    await client.call('getAccount', { params: { id: linked.unsettledId }, query: { waitMs } });
  }
}
