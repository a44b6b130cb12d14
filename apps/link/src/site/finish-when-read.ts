import type { FinishedSession } from '@smile/contract/hosted-sites';
import { clock } from '../widget/session/poll.ts';
import type { VisitEvent } from './player.ts';
import { type SiteConnection, wasRefused } from './site-connection.ts';
import type { VisitStore } from './visit-store.ts';
import { awaitLinked, waitForAccount } from './widget-step/await-linked.ts';

const retryMs = 2000;

type Finishing = Pick<SiteConnection, 'client' | 'loadLinked' | 'finish'>;
type Clock = Pick<typeof clock, 'now' | 'wait'>;

interface Page {
  dispatch: (event: VisitEvent) => void;
  store: Pick<VisitStore, 'keepEnd' | 'readEnd'>;
}

const running = new WeakSet<Finishing>();

/**
 * Ends a visit with connected sources once their data has been read, or as a success after a time limit. Data that is
 * still being read then is watched as long as the page is open, which shows the failure if the visit fails after all, and
 * otherwise the sources that could be read.
 */
export async function finishWhenRead(
  connection: Finishing,
  { dispatch, store }: Page,
  { now, wait }: Clock = clock,
): Promise<FinishedSession> {
  // The call under way ends the visit.
  if (running.has(connection)) return new Promise(() => {});
  running.add(connection);
  try {
    return await finish(connection, { dispatch, store }, { now, wait });
  } finally {
    running.delete(connection);
  }
}

async function finish(
  connection: Finishing,
  { dispatch, store }: Page,
  { now, wait }: Clock,
): Promise<FinishedSession> {
  const linked = await awaitLinked(connection, { now, onUnsettled: () => {} });
  if (linked.linked.length === 0) {
    const end = await connection.finish('FAILURE');
    dispatch({ type: 'notAtEnd' });
    return end;
  }
  const end = await connection.finish('SUCCESS');
  const showOutcome = (read: FinishedSession) => {
    const hasFailed = read.status === 'FAILURE';
    if (!hasFailed && read.sources.length === end.sources.length) return;
    const kept = store.readEnd();
    store.keepEnd(hasFailed || !kept ? null : { ...kept, sources: read.sources });
    if (hasFailed) dispatch({ type: 'notAtEnd' });
    dispatch({ type: 'finished', end: hasFailed ? read : { ...end, sources: read.sources } });
  };
  if (linked.unsettledId !== null && end.status === 'SUCCESS')
    void watchReading(connection, wait).then(showOutcome, () => {});
  return end;
}

/** Waits for the sources and returns the end of the visit, which the server decides whatever it is asked for. */
async function watchReading(connection: Finishing, wait: (ms: number) => Promise<void>): Promise<FinishedSession> {
  for (;;) {
    try {
      const { unsettledId: id } = await connection.loadLinked();
      if (id === null) return await connection.finish('FAILURE');
      await waitForAccount(connection.client, id);
    } catch (error) {
      if (wasRefused(error)) throw error;
      await wait(retryMs);
    }
  }
}
