import type { LookupResultCode, LookupStatus } from '@smile/contract/lookups';
import { toApiTime } from '../../../platform/clock.ts';
import type { Lookup } from '../lookup.ts';

interface LookupHead {
  id: string;
  createdAt: string;
  status: LookupStatus;
  resultCode: LookupResultCode | null;
  resultMessage: string | null;
}

/** Fields that all lookup answers share. */
export function showHead(lookup: Lookup<object, object>): LookupHead {
  const { id, status, resultCode, resultMessage } = lookup;
  return { id, createdAt: toApiTime(lookup.createdAt), status, resultCode, resultMessage };
}
