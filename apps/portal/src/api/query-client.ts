import { CallError } from '@smile/contract/call';
import { type Query, QueryClient } from '@tanstack/react-query';

/** A lost connection or a failing server is worth one more try; a refusal or a timeout is not. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const isPassing = error instanceof CallError && (error.code === 'NETWORK' || error.status >= 500);
  return failureCount < 1 && isPassing;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 10_000 },
      // Offline, what a person sends fails at once and says so, instead of waiting for a connection without a word.
      mutations: { networkMode: 'always' },
    },
  });
  askAgainWhenOutdated(client);
  return client;
}

/**
 * A query's first answer, on its way while the query was invalidated, may tell how things were before: it is shown, and
 * asked for again. The library cancels and repeats later answers only.
 */
function askAgainWhenOutdated(client: QueryClient): void {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') outdated.add(query);
    if (action.type === 'success' && !action.manual && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
