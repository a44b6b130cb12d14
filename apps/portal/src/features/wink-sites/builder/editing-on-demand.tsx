import { Button, Group, Skeleton } from '@mantine/core';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

const load = () => import('./editing.ts');

// The page of the site is seen first; what changes it comes right after.
export const ChecksPanel = onDemand(
  async () => (await load()).ChecksPanel,
  <Button variant="default" size="xs" disabled>
    Checks
  </Button>,
);
export const EditedPage = onDemand(async () => (await load()).EditedPage, null);
export const EditedPalette = onDemand(async () => (await load()).EditedPalette, <FormSkeleton fields={5} />);
export const PropertyPanel = onDemand(async () => (await load()).PropertyPanel, <FormSkeleton fields={3} />);
export const ScreenTabs = onDemand(
  async () => (await load()).ScreenTabs,
  <Group flex={1} h={36}>
    <Skeleton height={32} width={120} />
  </Group>,
);
