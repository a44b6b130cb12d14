import { onDemand } from '../../../ui/on-demand.tsx';

export const DeletedSiteDialog = onDemand(async () => (await import('./deleted-site-dialog.tsx')).DeletedSiteDialog);
