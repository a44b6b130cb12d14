import { CallError } from '@smile/contract/call';
import { QueryClient } from '@tanstack/react-query';

/** A lost connection or a failing server is worth one more try; a refusal or a timeout is not. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const isPassing = error instanceof CallError && (error.code === 'NETWORK' || error.status >= 500);
  return failureCount < 1 && isPassing;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 10_000 },
      // Offline, what a person sends fails at once and says so, instead of waiting for a connection without a word.
      mutations: { networkMode: 'always' },
    },
  });
}
