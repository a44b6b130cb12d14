import { archiveFilesApi } from '@smile/contract/archive-files';
import { type Archive, archivesApi } from '@smile/contract/archives';
import { type List, maxPageSize } from '@smile/contract/common';
import { fileTypesApi } from '@smile/contract/file-types';
import { userDataApi } from '@smile/contract/user-data';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';

/** All archives of a user, newest first. */
export function archivesQuery(userId: string) {
  return queryOptions({
    queryKey: ['archives', userId],
    queryFn: ({ signal }): Promise<Archive[]> =>
      readAll(async (cursor) => {
        const query = { userId, size: maxPageSize, cursor };
        return (await callApi(archivesApi.list, { query }, signal)).data;
      }),
  });
}

/** Data extracted from an archive. */
export function archiveDataQuery(archiveId: string) {
  return queryOptions({
    queryKey: ['archives', 'data', archiveId],
    queryFn: async ({ signal }) => {
      const page = (cursor: string | undefined) => ({ query: { sourceId: archiveId, size: maxPageSize, cursor } });
      const [identities, employments, documents, incomes] = await Promise.all([
        readAll(async (cursor) => (await callApi(userDataApi.listIdentities, page(cursor), signal)).data),
        readAll(async (cursor) => (await callApi(userDataApi.listEmployments, page(cursor), signal)).data),
        readAll(async (cursor) => (await callApi(userDataApi.listDocuments, page(cursor), signal)).data),
        readAll(async (cursor) => (await callApi(userDataApi.listIncomes, page(cursor), signal)).data),
      ]);
      return { identities, employments, documents, incomes };
    },
  });
}

/** Whether a query holds archive data, but not files. */
export function isArchiveData([first, second]: readonly unknown[]): boolean {
  return first === 'archives' && second !== 'file';
}

export const fileTypesQuery = queryOptions({
  queryKey: ['file-types', 'all'],
  queryFn: async ({ signal }) => {
    const { items } = (await callApi(fileTypesApi.list, { query: { size: maxPageSize } }, signal)).data;
    return new Map(items.map((fileType) => [fileType.type, fileType]));
  },
  staleTime: 600_000,
});

export function archiveFileQuery(archiveId: string, fileId: string) {
  return queryOptions({
    queryKey: ['archives', 'file', archiveId, fileId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: archiveId, fileId }, query: { mode: readApiMode() } };
      return (await callApi(archiveFilesApi.get, input, signal)).data.content;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Documents are not kept in memory longer than they are shown.
    gcTime: 0,
  });
}

async function readAll<Item>(readPage: (cursor: string | undefined) => Promise<List<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
