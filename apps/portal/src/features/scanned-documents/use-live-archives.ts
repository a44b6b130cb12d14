import { archiveReadingsApi } from '@smile/contract/archive-readings';
import type { AnswerOf } from '@smile/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listenApi } from '../../api/listen-api.ts';
import { keyOfDocument, listsKey, stageQuery } from './queries.ts';

/** Maximum time that a list waits for the stream, in case a proxy buffers it. */
const patienceMs = 1000;

/**
 * Follows the stages of documents being read, and reloads documents that were read.
 * @returns whether lists may be loaded: once the stream is open, so that no event is missed and one request suffices,
 * or after a timeout. Lists are reloaded when the stream opens later.
 */
export function useLiveArchives(): boolean {
  const queryClient = useQueryClient();
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const allow = () => setCanAsk(true);
    const timer = setTimeout(allow, patienceMs);
    const onOpen = () => {
      allow();
      void queryClient.invalidateQueries({ queryKey: listsKey });
    };
    const onEvent = ({ archiveId, status, stage }: AnswerOf<typeof archiveReadingsApi.live>) => {
      if (status === 'STARTED') {
        queryClient.setQueryData(stageQuery(archiveId).queryKey, stage);
        return;
      }
      // Reloads at once instead of waiting for the next poll.
      void queryClient.invalidateQueries({ queryKey: ['scanned-documents', 'poll', archiveId] });
      void queryClient.invalidateQueries({ queryKey: keyOfDocument(archiveId) });
      void queryClient.invalidateQueries({ queryKey: listsKey });
    };
    void listenApi(archiveReadingsApi.live, { onOpen, onFail: allow, onEvent }, stop.signal);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return canAsk;
}
