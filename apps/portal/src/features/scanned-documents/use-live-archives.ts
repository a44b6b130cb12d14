import { archiveReadingsApi } from '@smile/contract/archive-readings';
import type { AnswerOf } from '@smile/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listenApi } from '../../api/listen-api.ts';
import { keyOfDocument, listsKey, stageQuery } from './queries.ts';

/** The longest that a list waits for the stream, as for one that something on the way holds back. */
const patienceMs = 1000;

/**
 * Keeps the stages of the documents that are being read, and reads again what has been read.
 *
 * @returns whether lists may be asked for: once the stream is open, so that one question is enough and nothing happens
 *   between its answer and the stream, or once it does not open soon; they are asked for again when it does
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
      // Asked once more at once, rather than with the next poll.
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
