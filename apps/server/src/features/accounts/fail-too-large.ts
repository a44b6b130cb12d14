import type { FetchOutcome } from '../../connectors/connector.ts';
import { ChildFailure } from '../../platform/child-workers/child-failure.ts';

/** Data over which no insight can be computed within the limits would fail each time. The job repeats all else. */
export function failTooLarge(error: unknown): Extract<FetchOutcome, { status: 'ERROR' }> {
  if (error instanceof ChildFailure && (error.reason === 'TIME' || error.reason === 'MEMORY'))
    return { status: 'ERROR', errorCode: 'SYSTEM_ERROR' };
  throw error;
}
