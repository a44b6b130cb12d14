import type { LinkArchive } from '@smile/contract/widget-archives';
import { useEffect } from 'react';
import { clock, poll } from '../session/poll.ts';
import type { WidgetContext } from '../widget-context.ts';

/** Polls a document until it has been read or removed. */
export function useReading(ctx: WidgetContext, { id, status }: LinkArchive): void {
  const isRead = status !== 'STARTED';
  useEffect(() => {
    if (isRead) return;
    const ending = new AbortController();
    poll({
      isHeld: false,
      ask: () => ctx.client.call('getArchive', { params: { id } }, ending.signal),
      onAnswer: (archive) => archive.status !== 'STARTED' && ctx.dispatch({ type: 'archiveChanged', archive }),
      // Failed requests are retried silently, because the person does not wait for the result.
      onTrouble: () => {},
      ...clock,
      signal: ending.signal,
    }).catch(() => {});
    return () => ending.abort();
  }, [ctx, id, isRead]);
}
