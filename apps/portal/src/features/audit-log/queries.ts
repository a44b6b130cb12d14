import { type AuditEntryView, auditLogApi, auditPageSize } from '@smile/contract/audit-log';
import { maxPageSize } from '@smile/contract/common';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { saveFile } from '../../api/save-file.ts';
import type { AuditSearch } from './audit-search.ts';

/** Loading stops after these, because all rows are held in memory. A date range saves the rest. */
const maxRows = 15_000;

/** Keeps the previous rows while other filters load. */
export function auditQuery(search: AuditSearch) {
  return infiniteQueryOptions({
    queryKey: ['auditLog', search],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(auditLogApi.list, { query: { ...search, size: auditPageSize, cursor: pageParam } }, signal)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    placeholderData: (previous) => previous,
  });
}

export interface SavedAuditLog {
  /** False if the file does not contain all entries. */
  isWhole: boolean;
  rows: number;
}

/** Saves the filtered entries as CSV, newest first; returns whether the file is complete. */
export function useSaveAuditLog(search: AuditSearch) {
  return useMutation({
    mutationFn: async (): Promise<SavedAuditLog> => {
      const entries: AuditEntryView[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await callApi(auditLogApi.list, { query: { ...search, size: maxPageSize, cursor } });
        entries.push(...data.items);
        cursor = data.nextCursor ?? undefined;
      } while (cursor && entries.length < maxRows);
      const { toCsv } = await import('./to-csv.ts');
      saveFile(new Blob([toCsv(entries)], { type: 'text/csv' }), 'smile-audit-log.csv');
      return { isWhole: cursor === undefined, rows: entries.length };
    },
  });
}
