import { CallError } from '@smile/contract/call';
import type { Mode } from '@smile/contract/common';
import type { CallInput } from '@smile/contract/endpoint';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { type NewSite, type WinkSite, type WinkSiteDetails, winkSitesApi } from '@smile/contract/wink-sites';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/call-api.ts';
import { modeQuery } from '../../api/session.ts';
import type { SiteListSearch } from './sites-search.ts';

type NewSiteBody = CallInput<typeof winkSitesApi.create>['body'];
type SiteChangeBody = CallInput<typeof winkSitesApi.update>['body'];

const sitesKey = ['wink-sites'];
const siteChoiceSize = 100;

/** Prefix of all queries that list sites or their versions. */
export const siteListsKey = [...sitesKey, 'list'];

export function sitesQuery({ find, folder, sort }: SiteListSearch) {
  return infiniteQueryOptions({
    queryKey: [...siteListsKey, 'page', { find, folder, sort }],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...modeQuery(), name: find, folder, sort, cursor: pageParam };
      return (await callApi(winkSitesApi.list, { query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export const foldersQuery = queryOptions({
  queryKey: [...siteListsKey, 'folders'],
  queryFn: async ({ signal }) => (await callApi(winkSitesApi.listFolders, { query: modeQuery() }, signal)).data.items,
});

/** Sites that people can be sent to. */
export const publishedSitesQuery = queryOptions({
  queryKey: [...siteListsKey, 'published'],
  queryFn: async ({ signal }) => {
    const query = { ...modeQuery(), size: siteChoiceSize };
    return (await callApi(winkSitesApi.list, { query }, signal)).data.items.filter(({ enabled }) => enabled);
  },
});

/** The newest sites, for a picker. */
export const siteChoicesQuery = queryOptions({
  queryKey: [...siteListsKey, 'choices'],
  queryFn: async ({ signal }) =>
    (await callApi(winkSitesApi.list, { query: { ...modeQuery(), size: siteChoiceSize } }, signal)).data.items,
});

async function getSite(id: string, signal?: AbortSignal): Promise<WinkSiteDetails> {
  return (await callApi(winkSitesApi.get, { params: { id }, query: modeQuery() }, signal)).data;
}

/** A site that was asked for when its page was opened, while the page's code still loads. */
let prefetched: { id: string; atMs: number; site: Promise<WinkSiteDetails> } | null = null;
const maxPrefetchedMs = 5000;

/** Call it right before the site's page opens: the next `siteQuery` takes this answer. */
export function prefetchSite(id: string): void {
  const site = getSite(id);
  // The page shows the error.
  site.catch(() => undefined);
  prefetched = { id, atMs: performance.now(), site };
}

function takePrefetched(id: string): Promise<WinkSiteDetails> | null {
  const taken = prefetched;
  prefetched = null;
  return taken?.id === id && performance.now() - taken.atMs < maxPrefetchedMs ? taken.site : null;
}

/** Separate from `siteQuery`, whose data must not change under an editor. */
export function siteNameQuery(id: string) {
  return queryOptions({
    queryKey: [...sitesKey, 'name', id],
    queryFn: async ({ signal }) => (await getSite(id, signal)).name,
  });
}

export function siteQuery(id: string) {
  return queryOptions({
    queryKey: [...sitesKey, 'one', id],
    queryFn: ({ signal }) => takePrefetched(id) ?? getSite(id, signal),
    // Not cached: the editor must start from the stored state.
    gcTime: 0,
  });
}

export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...siteListsKey, 'versions', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...modeQuery(), cursor: pageParam };
      return (await callApi(winkSitesApi.listVersions, { params: { id }, query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Immutable: a version never changes. */
export function versionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...sitesKey, 'version', id, version],
    queryFn: async ({ signal }) =>
      (await callApi(winkSitesApi.getVersion, { params: { id, version }, query: modeQuery() }, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Funnel of a version, by default the newest one. */
export function funnelQuery(id: string, visits: { version?: number; startDate?: string; endDate?: string }) {
  return queryOptions({
    queryKey: [...sitesKey, 'funnel', id, visits],
    queryFn: async ({ signal }) =>
      (await callApi(siteSessionsApi.getFunnel, { params: { id }, query: { ...modeQuery(), ...visits } }, signal)).data,
  });
}

/**
 * Reloads the lists after the mutation. Until then further calls are ignored: the second press of a double click comes
 * before the busy state renders.
 */
function useSiteMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: siteListsKey });
      isUnderWay.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}

/** Creates a site without an id, otherwise updates it. */
export function useSaveSite() {
  return useSiteMutation(async ({ id, body }: { id: string | null; body: SiteChangeBody }) =>
    id
      ? callApi(winkSitesApi.update, { params: { id }, query: modeQuery(), body })
      : callApi(winkSitesApi.create, { query: modeQuery(), body }),
  );
}

interface Renaming {
  id: string;
  name: string;
  /** The site's name when typing began. */
  knownName: string;
}

/** Sends the whole site with its new name, but keeps pages and a name that others saved meanwhile. */
export function useRenameSite() {
  return useSiteMutation((renaming: Renaming) => renameSite(renaming, renameAttempts));
}

const renameAttempts = 3;

async function renameSite({ id, name, knownName }: Renaming, attempts: number): Promise<void> {
  const { type, winkTemplateId, winkSiteTemplate, ...read } = await getSite(id);
  const base = { baseVersion: read.version, baseName: knownName };
  const body = { type, name, winkTemplateId, winkSiteTemplate, ...base } as SiteChangeBody;
  try {
    await callApi(winkSitesApi.update, { params: { id }, query: modeQuery(), body });
  } catch (error) {
    const isStale = error instanceof CallError && error.code === 'EDIT_CONFLICT';
    if (!isStale || read.name !== knownName || attempts === 1) throw error;
    await renameSite({ id, name, knownName }, attempts - 1);
  }
}

/** The copy is published and, if moving succeeds, in the same folder. */
export function useDuplicateSite() {
  return useSiteMutation(async ({ id, name }: { id: string; name: string }) => {
    const { type, folder, winkTemplateId, winkSiteTemplate } = await getSite(id);
    const body = { type, name, enabled: true, winkTemplateId, winkSiteTemplate } as NewSiteBody;
    const { data } = await callApi(winkSitesApi.create, { query: modeQuery(), body });
    // Ignored: the copy exists, and an error would suggest making another one.
    if (folder !== null) await moveSite({ id: data.id, folder }).catch(() => undefined);
  });
}

/** Adds a site in any mode. */
export function useAddSite() {
  return useSiteMutation(({ mode, site }: { mode: Mode; site: NewSite }) =>
    callApi(winkSitesApi.create, { query: { mode }, body: site }),
  );
}

export function useSetSiteStatus() {
  return useSiteMutation(({ id, enabled }: Pick<WinkSite, 'id' | 'enabled'>) =>
    callApi(winkSitesApi.setStatus, { params: { id }, query: modeQuery(), body: { enabled } }),
  );
}

function moveSite({ id, folder }: Pick<WinkSite, 'id' | 'folder'>) {
  return callApi(winkSitesApi.move, { params: { id }, query: modeQuery(), body: { folder } });
}

export function useMoveSite() {
  return useSiteMutation(moveSite);
}

export function useRestoreVersion() {
  return useSiteMutation(({ id, version }: { id: string; version: number }) =>
    callApi(winkSitesApi.restoreVersion, { params: { id, version }, query: modeQuery() }),
  );
}

export function useDeleteSite() {
  return useSiteMutation((id: string) => callApi(winkSitesApi.remove, { params: { id }, query: modeQuery() }));
}
