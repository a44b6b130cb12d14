import type { Linked } from '../load-linked.ts';
import type { SiteConnection } from '../site-connection.ts';

/** The server holds an answer about an account no longer. */
const waitMs = 2000;

/**
 * Waits until every sign-in has ended, or for `patienceMs`, since some sources take minutes, and returns the linked
 * sources. Calls `onUnsettled` if there is something to wait for.
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
