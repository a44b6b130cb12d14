import { type DatasourceKind, datasourcePageSize, datasourcesApi } from '@smile/contract/datasources';
import { fileTypesApi } from '@smile/contract/file-types';
import { type ProviderType, providersApi } from '@smile/contract/providers';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { saveFile } from '../../api/save-file.ts';
import type { DatasourceFilters } from './datasources-search.ts';

const paging = { initialPageParam: undefined as string | undefined, staleTime: 600_000 };
const toFlag = (enabled: string) => (enabled === '' ? undefined : enabled === 'true');

/** Keeps the previous rows while other filters load. */
export function providersQuery({ name, type, enabled }: DatasourceFilters) {
  return infiniteQueryOptions({
    ...paging,
    queryKey: ['datasources', 'providers', name, type, enabled],
    queryFn: async ({ pageParam, signal }) => {
      const filter = { name, type: (type || undefined) as ProviderType | undefined, enabled: toFlag(enabled) };
      const query = { size: datasourcePageSize, cursor: pageParam, ...filter };
      return (await callApi(providersApi.list, { query }, signal)).data;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}

/** Keeps the previous rows while other filters load. */
export function fileTypesQuery({ type, enabled }: DatasourceFilters) {
  return infiniteQueryOptions({
    ...paging,
    queryKey: ['datasources', 'file-types', type, enabled],
    queryFn: async ({ pageParam, signal }) => {
      const query = { size: datasourcePageSize, cursor: pageParam, type: type || undefined, enabled: toFlag(enabled) };
      return (await callApi(fileTypesApi.list, { query }, signal)).data;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}

export function datapointsQuery(datasourceType: DatasourceKind, datasourceId: string) {
  return queryOptions({
    queryKey: ['datasources', 'datapoints', datasourceType, datasourceId],
    queryFn: async ({ signal }) => {
      const body = { datasourceId, datasourceType };
      return (await callApi(datasourcesApi.listDatapoints, { body }, signal)).data.items;
    },
    staleTime: 600_000,
  });
}

export function useExportDatapoints() {
  return useMutation({
    mutationFn: async () => {
      const { content, name } = (await callApi(datasourcesApi.exportDatapoints, { query: { format: 'CSV' } })).data;
      saveFile(content, name);
    },
  });
}
