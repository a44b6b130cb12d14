import { type DraftShare, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery } from '../../../../api/session.ts';

export type ShareHours = 1 | 24 | 168;

export function draftShareQuery(id: string) {
  return queryOptions({
    queryKey: ['wink-sites', 'draft-share', id],
    queryFn: async ({ signal }) =>
      (await callApi(winkSiteDraftsApi.getShare, { params: { id }, query: modeQuery() }, signal)).data,
    // Another tab may have ended the link, and Save ends it.
    gcTime: 0,
  });
}

export function useShareDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hours: ShareHours) =>
      (await callApi(winkSiteDraftsApi.share, { params: { id }, query: modeQuery(), body: { hours } })).data,
    onSuccess: (share) => queryClient.setQueryData(draftShareQuery(id).queryKey, share),
  });
}

export function useStopSharing(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(winkSiteDraftsApi.stopSharing, { params: { id }, query: modeQuery() }),
    onSuccess: () => {
      const ended: DraftShare = { hasDraft: true, url: null, expiresAt: null };
      queryClient.setQueryData(draftShareQuery(id).queryKey, ended);
    },
  });
}
