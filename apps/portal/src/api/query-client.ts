import { CallError } from '@smile/contract/call';
import { type Query, QueryClient } from '@tanstack/react-query';

/** Retries once after a lost connection or server error, but not after a refusal or timeout. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const isPassing = error instanceof CallError && (error.code === 'NETWORK' || error.status >= 500);
  return failureCount < 1 && isPassing;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 10_000 },
      // Offline, mutations fail at once with a message instead of waiting silently for a connection.
      mutations: { networkMode: 'always' },
    },
  });
  askAgainWhenOutdated(client);
  return client;
}

/**
 * Refetches after a query's first response if it was invalidated while loading, because that response may be stale. The
 * library only does this for later responses.
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
