import { type DraftShare, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery } from '../../../../api/session.ts';
import { pagesOf } from '../store/site-pages.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { changeNewSiteLink, readNewSiteId, readNewSiteLink, storeNewSiteLink } from './new-site-link.ts';

export type ShareHours = 1 | 24 | 168;

/** Null for a site that was never saved. */
type SiteId = string | null;

export function draftShareQuery(id: SiteId) {
  return queryOptions({
    queryKey: ['wink-sites', 'draft-share', id],
    queryFn: async ({ signal }) => {
      const query = modeQuery();
      if (id !== null) return (await callApi(winkSiteDraftsApi.getShare, { params: { id }, query }, signal)).data;
      const { data } = await callApi(winkSiteDraftsApi.getNewShare, { query }, signal);
      // An end without a link: the author shares another new site.
      return data.url === readNewSiteLink() ? data : { ...data, url: null };
    },
    // Not cached: another tab may have revoked the link, and Save revokes it too.
    gcTime: 0,
  });
}

export function useShareDraft(id: SiteId) {
  const queryClient = useQueryClient();
  const store = useBuilderStore();
  return useMutation({
    mutationFn: async (hours: ShareHours) => {
      const query = modeQuery();
      if (id !== null) return (await callApi(winkSiteDraftsApi.share, { params: { id }, query, body: { hours } })).data;
      const { document } = store.getState();
      const { data } = await callApi(winkSiteDraftsApi.shareNew, { query, body: { ...pagesOf(document), hours } });
      storeNewSiteLink(data.url);
      const latest = store.getState().document;
      if (latest !== document) changeNewSiteLink(latest);
      return data;
    },
    ...refreshing(queryClient, id),
    onSuccess: (share) => queryClient.setQueryData(draftShareQuery(id).queryKey, share),
  });
}

export function useStopSharing(id: SiteId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const query = modeQuery();
      if (id !== null) await callApi(winkSiteDraftsApi.stopSharing, { params: { id }, query });
      else {
        await callApi(winkSiteDraftsApi.stopSharingNew, { query: { ...query, id: readNewSiteId() } });
        storeNewSiteLink(null);
      }
    },
    ...refreshing(queryClient, id),
    onSuccess: () => {
      const ended: DraftShare = { hasDraft: true, url: null, expiresAt: null };
      queryClient.setQueryData(draftShareQuery(id).queryKey, ended);
    },
  });
}

/** An older response must not replace a newer one; an error may mean that the link was revoked elsewhere. */
function refreshing(queryClient: QueryClient, id: SiteId) {
  const { queryKey } = draftShareQuery(id);
  return {
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
