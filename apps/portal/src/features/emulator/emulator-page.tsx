import { Skeleton, Stack, Tabs } from '@mantine/core';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { getRouteApi } from '@tanstack/react-router';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { usePreload } from '../../ui/loading/when-used.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './emulator-panel.module.css';

const EmulatorPanel = onDemand(async () => (await import('./emulator-panel.tsx')).EmulatorPanel, <PanelSkeleton />);
const ConsentCustomization = onDemand(
  async () => (await import('./consent-customization.tsx')).ConsentCustomization,
  <FormSkeleton fields={4} />,
);

const tabs = [EmulatorPanel.preload, ConsentCustomization.preload];

const route = getRouteApi('/shell/link/emulator');

export function EmulatorPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  usePreload(tabs);
  const showTab = (tab: string | null) =>
    navigate({ search: { ...search, view: tab === 'consent' ? 'consent' : undefined } });
  const chooseTemplate = (id: string) =>
    navigate({ search: { ...search, template: id === defaultTemplateId ? undefined : id }, resetScroll: false });
  return (
    <Stack gap="lg">
      <PageHeader
        title="Emulator"
        description="The widget as your end users see it, with the callbacks that your page gets."
      />
      <Tabs value={search.view ?? 'emulator'} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="emulator">Widget</Tabs.Tab>
          <Tabs.Tab value="consent">Consent screen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="emulator">
          <EmulatorPanel templateId={search.template} createdUserId={search.userId} onTemplate={chooseTemplate} />
        </Tabs.Panel>
        <Tabs.Panel value="consent">
          <ConsentCustomization templateId={search.template} onTemplate={chooseTemplate} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** Skeleton of the phone and the cards beside it. */
function PanelSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading">
      <div className={classes.device}>
        <Skeleton height={683} radius={40} />
      </div>
      <Stack gap="md" className={classes.side}>
        <Skeleton height={60} flex="none" />
        <Skeleton height={77} flex="none" />
        <Skeleton height={400} flex="none" />
        <Skeleton height={239} flex={1} />
      </Stack>
    </div>
  );
}
