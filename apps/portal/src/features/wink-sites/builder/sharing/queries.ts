import { type DraftShare, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery } from '../../../../api/session.ts';

export type ShareHours = 1 | 24 | 168;

export function draftShareQuery(id: string) {
  return queryOptions({
    queryKey: ['wink-sites', 'draft-share', id],
    queryFn: async ({ signal }) =>
      (await callApi(winkSiteDraftsApi.getShare, { params: { id }, query: modeQuery() }, signal)).data,
    // Not cached: another tab may have revoked the link, and Save revokes it too.
    gcTime: 0,
  });
}

export function useShareDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hours: ShareHours) =>
      (await callApi(winkSiteDraftsApi.share, { params: { id }, query: modeQuery(), body: { hours } })).data,
    ...refreshing(queryClient, id),
    onSuccess: (share) => queryClient.setQueryData(draftShareQuery(id).queryKey, share),
  });
}

export function useStopSharing(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(winkSiteDraftsApi.stopSharing, { params: { id }, query: modeQuery() }),
    ...refreshing(queryClient, id),
    onSuccess: () => {
      const ended: DraftShare = { hasDraft: true, url: null, expiresAt: null };
      queryClient.setQueryData(draftShareQuery(id).queryKey, ended);
    },
  });
}

/** An older response must not replace a newer one; an error may mean that the link was revoked elsewhere. */
function refreshing(queryClient: QueryClient, id: string) {
  const { queryKey } = draftShareQuery(id);
  return {
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
