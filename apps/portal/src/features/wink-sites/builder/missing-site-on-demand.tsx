import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

export const MissingSite = onDemand(
  async () => (await import('./missing-site.tsx')).MissingSite,
  <FormSkeleton fields={6} />,
);
