import { onDemand } from './on-demand.tsx';

/** The library's dialog, which loads when one first opens. */
export const Dialog = onDemand(async () => (await import('./modal.ts')).Modal);
