import { type DraftShare, type shareHours, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery } from '../../../../api/session.ts';
import { pagesOf } from '../store/site-pages.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { changeNewSiteLink, readNewSiteLink, readNewSiteLinkId, storeNewSiteLink } from './new-site-link.ts';

export type ShareHours = (typeof shareHours)[number];

/** Null for a site that was never saved. */
type SiteId = string | null;

export function draftShareQuery(id: SiteId) {
  return queryOptions({
    queryKey: ['wink-sites', 'draft-share', id],
    queryFn: async ({ signal }) => {
      const query = modeQuery();
      if (id !== null) return (await callApi(winkSiteDraftsApi.getShare, { params: { id }, query }, signal)).data;
      const { data } = await callApi(winkSiteDraftsApi.getNewShare, { query }, signal);
      // The author can share one new site at a time, so the link may be of another one.
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
      const { document: shared } = store.getState();
      const { data } = await callApi(winkSiteDraftsApi.shareNew, { query, body: { ...pagesOf(shared), hours } });
      storeNewSiteLink(data.url);
      // Changes made during the request are not in it.
      const { document: latest } = store.getState();
      if (latest !== shared) changeNewSiteLink(latest);
      return data;
    },
    ...cacheHandlers(queryClient, id),
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
        await callApi(winkSiteDraftsApi.stopSharingNew, { query: { ...query, id: readNewSiteLinkId() } });
        storeNewSiteLink(null);
      }
    },
    ...cacheHandlers(queryClient, id),
    onSuccess: () => {
      // The draft itself stays, so it can be shared again.
      const ended: DraftShare = { hasDraft: true, url: null, expiresAt: null };
      queryClient.setQueryData(draftShareQuery(id).queryKey, ended);
    },
  });
}

/** An older response must not replace a newer one; an error may mean that the link was revoked elsewhere. */
function cacheHandlers(queryClient: QueryClient, id: SiteId) {
  const { queryKey } = draftShareQuery(id);
  return {
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
