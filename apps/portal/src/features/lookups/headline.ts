import type { LookupStatus } from '@smile/contract/lookups';

export interface Headline {
  title: string;
  look: 'good' | 'bad' | 'idle';
}

/** What the record of a lookup is headed by: its own headline once it is complete. */
export function headlineOf(status: LookupStatus, complete: Headline): Headline {
  if (status === 'PROCESSING') return { title: 'Processing', look: 'idle' };
  return status === 'ERROR' ? { title: 'Error', look: 'bad' } : complete;
}
