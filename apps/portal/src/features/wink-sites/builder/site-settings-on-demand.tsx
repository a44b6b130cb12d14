import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

/** The tab that is opened least has the largest field, the one for colours. */
export const SiteSettings = onDemand(
  async () => (await import('./site-settings.tsx')).SiteSettings,
  <FormSkeleton fields={3} />,
);
