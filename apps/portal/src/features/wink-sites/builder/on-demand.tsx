import { ActionIcon, Button, Group, Skeleton } from '@mantine/core';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';

const loadTools = async () => (await import('./editing-tools.ts')).editingTools;

// Lazy: the site's page renders first, the editing tools load afterwards.
export const CheckedTools = onDemand(
  async () => (await loadTools()).CheckedTools,
  <>
    <ActionIcon variant="subtle" disabled aria-label="Flow map" />
    <Button variant="default" size="xs" disabled>
      Checks
    </Button>
  </>,
);
export const EditedPage = onDemand(async () => (await loadTools()).EditedPage, null);
export const EditedPalette = onDemand(async () => (await loadTools()).EditedPalette, <FormSkeleton fields={5} />);
export const PropertyPanel = onDemand(async () => (await loadTools()).PropertyPanel, <FormSkeleton fields={3} />);
export const ScreenTabs = onDemand(
  async () => (await loadTools()).ScreenTabs,
  <Group flex={1} h={36}>
    <Skeleton height={32} width={120} />
  </Group>,
);

export const ComponentSettings = onDemand(
  async () => (await import('./panel/component-settings.tsx')).ComponentSettings,
  <FormSkeleton fields={3} />,
);
export const EndingFields = onDemand(
  async () => (await import('./screens/ending-fields.tsx')).EndingFields,
  <FormSkeleton fields={5} />,
);
export const GroupSettings = onDemand(
  async () => (await import('./panel/groups/group-settings.tsx')).GroupSettings,
  <FormSkeleton fields={3} />,
);
export const SiteSettings = onDemand(
  async () => (await import('./panel/site-settings.tsx')).SiteSettings,
  <FormSkeleton fields={3} />,
);
export const WidgetFields = onDemand(
  async () => (await import('./screens/widget-fields.tsx')).WidgetFields,
  <FormSkeleton fields={1} />,
);
export const NextConfigDialog = onDemand(
  async () => (await import('./routing/next-config-dialog.tsx')).NextConfigDialog,
);

export const DeletedSiteDialog = onDemand(
  async () => (await import('./keeping/deleted-site-dialog.tsx')).DeletedSiteDialog,
);
export const DraftDialog = onDemand(async () => (await import('./keeping/draft-dialog.tsx')).DraftDialog);
export const FaultsDialog = onDemand(async () => (await import('./keeping/faults-dialog.tsx')).FaultsDialog);
export const MissingSite = onDemand(
  async () => (await import('./keeping/missing-site.tsx')).MissingSite,
  <FormSkeleton fields={6} />,
);
export const NewSite = onDemand(async () => (await import('./new-site.tsx')).NewSite, <FormSkeleton fields={6} />);
