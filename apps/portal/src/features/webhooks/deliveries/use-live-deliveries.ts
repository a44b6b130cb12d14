import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenApi } from '../../../api/listen-api.ts';
import { deliveriesKey, deliveriesKeyOf, webhooksKey } from '../queries.ts';

const refreshEveryMs = 1000;

/** Reloads a webhook's visible data when deliveries happen, at most once per second. */
export function useLiveDeliveries(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      if (changed.size === 0) return;
      for (const id of changed) queryClient.invalidateQueries({ queryKey: deliveriesKeyOf(id) });
      changed.clear();
      queryClient.invalidateQueries({ queryKey: webhooksKey });
      timer = setTimeout(refresh, refreshEveryMs);
    };
    const onOpen = () => {
      queryClient.invalidateQueries({ queryKey: deliveriesKey });
      queryClient.invalidateQueries({ queryKey: webhooksKey });
    };
    const onEvent = ({ webhookId }: { webhookId: string }) => {
      changed.add(webhookId);
      if (timer === undefined) refresh();
    };
    listenApi(webhookDeliveriesApi.live, { onOpen, onEvent }, stop.signal);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [queryClient]);
}
