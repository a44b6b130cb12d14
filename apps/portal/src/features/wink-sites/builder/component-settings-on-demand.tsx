import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

/** The builder opens on a screen; a component is selected later. */
export const ComponentSettings = onDemand(
  async () => (await import('./component-settings.tsx')).ComponentSettings,
  <FormSkeleton fields={3} />,
);
