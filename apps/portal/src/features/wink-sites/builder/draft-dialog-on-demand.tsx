import { onDemand } from '../../../ui/on-demand.tsx';

/** Seldom asked for, when a site is opened. */
export const DraftDialog = onDemand(async () => (await import('./draft-dialog.tsx')).DraftDialog);
