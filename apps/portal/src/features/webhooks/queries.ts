import type { UsageSummary } from '@smile/contract/usage';
import { type TestEvent, webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { type NewWebhook, webhookPageSize, webhooksApi } from '@smile/contract/webhooks';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { usageSummaryQuery } from '../usage/queries.ts';
import { kindOf } from './editor/event-selection.ts';
import { type DeliveryFilters, toDeliveryQuery } from './webhooks-search.ts';

export const webhooksKey = ['webhooks'];
export const deliveriesKey = ['webhook-deliveries'];

export const webhooksQuery = infiniteQueryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(webhooksApi.list, { query: { size: webhookPageSize, cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

export function webhookQuery(id: string) {
  return queryOptions({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }) => (await callApi(webhooksApi.get, { params: { id } }, signal)).data,
  });
}

/** Remaining webhooks in the current mode; null if the plan has no limit. */
export const webhookAllowanceQuery = {
  ...usageSummaryQuery,
  select: (summaries: UsageSummary[]) => summaries.find(({ action }) => action === 'CreateWebhook') ?? null,
};

const deliveryPageSize = 20;

export function deliveriesKeyOf(webhookId: string) {
  return [...deliveriesKey, webhookId];
}

/** Keeps rows of the same webhook while other filters load. */
export function deliveriesQuery(webhookId: string, filters: DeliveryFilters) {
  return infiniteQueryOptions({
    queryKey: [...deliveriesKeyOf(webhookId), 'list', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toDeliveryQuery(filters), size: deliveryPageSize, cursor: pageParam };
      return (await callApi(webhookDeliveriesApi.list, { params: { id: webhookId }, query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === webhookId ? previous : undefined),
  });
}

export function deliveryQuery(webhookId: string, deliveryId: string) {
  return queryOptions({
    queryKey: [...deliveriesKeyOf(webhookId), 'one', deliveryId],
    queryFn: async ({ signal }) => {
      const params = { id: webhookId, deliveryId };
      const [delivery, attempts] = await Promise.all([
        callApi(webhookDeliveriesApi.get, { params }, signal),
        callApi(webhookDeliveriesApi.listAttempts, { params }, signal),
      ]);
      return { delivery: delivery.data, attempts: attempts.data.items };
    },
  });
}

export function useCreateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    // "All events" includes future event types, in the portal as in the API.
    mutationFn: (webhook: NewWebhook) => {
      const eventTypes: NewWebhook['eventTypes'] =
        kindOf(webhook.eventTypes) === 'all' ? ['ALL_EVENTS'] : webhook.eventTypes;
      return callApi(webhooksApi.create, { body: { ...webhook, eventTypes } });
    },
    onSettled: () => refreshWebhooks(queryClient),
  });
}

export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(webhooksApi.remove, { params: { id } }),
    onSettled: () => refreshWebhooks(queryClient),
  });
}

export function useSetWebhookStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      callApi(webhooksApi.setStatus, { params: { id }, body: { active } }),
    onSettled: () => refreshWebhooks(queryClient),
  });
}

export function useSendTestEvent(webhookId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: TestEvent) =>
      (await callApi(webhookDeliveriesApi.sendTest, { params: { id: webhookId }, body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deliveriesKeyOf(webhookId) }),
  });
}

export function useResendDelivery(webhookId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => callApi(webhookDeliveriesApi.resend, { params: { id: webhookId, deliveryId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKeyOf(webhookId) }),
  });
}

function refreshWebhooks(queryClient: ReturnType<typeof useQueryClient>) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: webhooksKey }),
    queryClient.invalidateQueries({ queryKey: usageSummaryQuery.queryKey }),
  ]);
}
