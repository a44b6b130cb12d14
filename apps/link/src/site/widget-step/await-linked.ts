import type { Linked, SiteConnection } from '../site-connection.ts';

/** The server holds an answer about an account no longer. */
const waitMs = 2000;

/**
 * What is linked once it is known how every sign-in ended; after `patienceMs` as it stands then, since some sources take
 * minutes. `onUnsettled` is called where there is something to wait for.
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
