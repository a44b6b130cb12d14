import type { LookupStatus } from '@smile/contract/lookups';

export interface Headline {
  title: string;
  look: 'good' | 'bad' | 'idle';
}

/** Heading of a lookup record: its own headline once complete. */
export function headlineOf(status: LookupStatus, complete: Headline): Headline {
  if (status === 'PROCESSING') return { title: 'Processing', look: 'idle' };
  return status === 'ERROR' ? { title: 'Error', look: 'bad' } : complete;
}
