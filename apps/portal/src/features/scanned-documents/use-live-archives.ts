import { archiveReadingsApi } from '@smile/contract/archive-readings';
import type { AnswerOf } from '@smile/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenApi } from '../../api/listen-api.ts';
import { keyOfDocument, listsKey, stageQuery } from './queries.ts';

/** Keeps the stages of the documents that are being read, and reads anew what has been read. */
export function useLiveArchives(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const onOpen = () => void queryClient.invalidateQueries({ queryKey: listsKey });
    const onEvent = ({ archiveId, status, stage }: AnswerOf<typeof archiveReadingsApi.live>) => {
      if (status === 'STARTED') {
        queryClient.setQueryData(stageQuery(archiveId).queryKey, stage);
        return;
      }
      // Asked once more at once, rather than with the next poll.
      void queryClient.invalidateQueries({ queryKey: ['scanned-documents', 'poll', archiveId] });
      void queryClient.invalidateQueries({ queryKey: keyOfDocument(archiveId) });
      void queryClient.invalidateQueries({ queryKey: listsKey });
    };
    void listenApi(archiveReadingsApi.live, { onOpen, onEvent }, stop.signal);
    return () => stop.abort();
  }, [queryClient]);
}
