import { CallError } from '@smile/contract/call';
import type { SiteDocument } from '@smile/site-model/document';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listedProvidersQuery, templateQuery, uploadTypesQuery } from '../../../wink-templates/queries.ts';
import { templateIdsOf } from '../store/template-ids.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import type { CheckResult, ProofRequest } from './prove-request.ts';

const pauseMs = 400;

export interface Checks {
  /** Results for the last checked document; null before the first check. */
  results: CheckResult[] | null;
  error: Error | null;
  retry: () => void;
}

/** Checks the document in a worker, debounced. */
export function useChecks(): Checks {
  const settled = useSettledDocument();
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const templateIds = useExistingTemplates(settled);
  const [results, setResults] = useState<CheckResult[] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [worker, setWorker] = useState<Worker | null>(null);

  useEffect(() => {
    const started = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CheckResult[]>) => setResults(data));
    started.addEventListener('error', () => setFailure(new Error('The checks cannot run in this browser.')));
    setWorker(started);
    return () => started.terminate();
  }, []);

  const sourceIds =
    providers.data && fileTypes.data
      ? [...providers.data.map(({ id }) => id), ...fileTypes.data.map(({ type }) => type)]
      : null;
  const world = JSON.stringify({ templateIds, sourceIds });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is what its text says
  useEffect(() => {
    if (!worker || !sourceIds || !templateIds) return;
    const request: ProofRequest = { document: settled, templateIds, sourceIds };
    worker.postMessage(request);
  }, [worker, settled, world]);

  return {
    results,
    error: failure ?? providers.error ?? fileTypes.error,
    retry: () => void Promise.all([providers.refetch(), fileTypes.refetch()]),
  };
}

/** The document, debounced: no re-render while it keeps changing. */
function useSettledDocument(): SiteDocument {
  const store = useBuilderStore();
  const [settled, setSettled] = useState(() => store.getState().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, last) => {
      if (state.document === last.document) return;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(store.getState().document), pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}

/** Ids of the document's widget templates that exist; null while loading. */
function useExistingTemplates(document: SiteDocument): string[] | null {
  const ids = templateIdsOf(document);
  const answers = useQueries({ queries: ids.map(templateQuery) });
  if (answers.some(({ isPending }) => isPending)) return null;
  return ids.filter((_, index) => !isGone(answers[index]!.error));
}

function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'MISSING_RESOURCE';
}
