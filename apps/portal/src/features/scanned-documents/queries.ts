import { archiveReadingsApi, type ReadingStage } from '@smile/contract/archive-readings';
import { type Archive, archiveLimits, archivesApi } from '@smile/contract/archives';
import { usersApi } from '@smile/contract/users';
import { infiniteQueryOptions, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';
import { isArchiveData } from '../archives/queries.ts';
import { dropOne, usageSummaryQuery } from '../usage/queries.ts';
import { readFormat } from './detail/document-rules.ts';
import { isFinished } from './summary.ts';

const pageSize = 10;
/** Polling interval of a document that is being read (specification 002 §4: ten times). */
const pollMs = 3000;
const maxPolls = 10;

const key = 'scanned-documents';
export const listsKey = [key, 'list'] as const;

export function scannedDocumentsQuery(filter: {
  fileType?: string | undefined;
  startDate: string;
  endDate?: string | undefined;
}) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, size: pageSize, cursor: pageParam };
      return (await callApi(archivesApi.list, { query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}

export const keyOfDocument = (id: string) => [key, 'one', id] as const;

export function scannedDocumentQuery(id: string) {
  return queryOptions({
    queryKey: [...keyOfDocument(id), 'archive'],
    queryFn: async ({ signal }) => (await callApi(archivesApi.get, { params: { id } }, signal)).data,
  });
}

export function readingQuery(id: string) {
  return queryOptions({
    queryKey: [...keyOfDocument(id), 'reading'],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { mode: readApiMode() } };
      return (await callApi(archiveReadingsApi.get, input, signal)).data;
    },
  });
}

/** Last stage received from the stream. */
export function stageQuery(id: string) {
  return queryOptions<ReadingStage | null>({ queryKey: [key, 'stage', id], queryFn: skipToken });
}

/** Polls a document until it is read, at most ten times. */
export function pollQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'poll', id],
    queryFn: async ({ signal }) => (await callApi(archivesApi.get, { params: { id } }, signal)).data,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (isPollOver(state) ? false : pollMs),
  });
}

/** Whether polling ends: the document is read, the request failed, or the limit is reached. */
export function isPollOver(state: { data?: Archive | undefined; error: unknown; dataUpdateCount: number }): boolean {
  return (
    Boolean(state.error) || state.dataUpdateCount >= maxPolls || (state.data !== undefined && isFinished(state.data))
  );
}

/** Creates a user and uploads the document for them; the allowance is reduced at once. */
export function useUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, fileType }: { file: File; fileType: string }) => {
      const fileContent = await toBase64(file);
      const { user } = (await callApi(usersApi.create, { body: {} })).data;
      const rawFile = {
        fileName: file.name.slice(-archiveLimits.fileName),
        fileExtensionType: readFormat(file.name)!,
        fileContent,
      };
      return (await callApi(archivesApi.create, { body: { userId: user.id, fileType, rawFiles: [rawFile] } })).data;
    },
    onSuccess: () =>
      queryClient.setQueryData(usageSummaryQuery.queryKey, (all) => all && dropOne(all, 'SubmitArchive')),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: usageSummaryQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: listsKey });
    },
  });
}

export function useCorrectField(archiveId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ field, value }: { field: string; value: string | number | null }) => {
      const input = { params: { id: archiveId, field }, query: { mode: readApiMode() }, body: { value } };
      return (await callApi(archiveReadingsApi.correct, input)).data;
    },
    onSuccess: (reading) => {
      queryClient.setQueryData(readingQuery(archiveId).queryKey, reading);
      // The archive, the lists and other data of its user show the corrected value too.
      void queryClient.invalidateQueries({ queryKey: scannedDocumentQuery(archiveId).queryKey });
      void queryClient.invalidateQueries({ queryKey: listsKey });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isArchiveData(queryKey) });
    },
  });
}

/** Base64 of a file, as the API expects. */
function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
