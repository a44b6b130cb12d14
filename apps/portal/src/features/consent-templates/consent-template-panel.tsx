import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { consentTemplatesQuery } from './queries.ts';

const AddConsentTemplateForm = onDemand(
  async () => (await import('./add-consent-template-form.tsx')).AddConsentTemplateForm,
  <FormSkeleton fields={4} />,
);
const ConsentTemplateView = onDemand(
  async () => (await import('./consent-template-view.tsx')).ConsentTemplateView,
  <Skeleton height={240} />,
);

interface ConsentTemplatePanelProps {
  /** Template id, or `new`; undefined while the panel is closed. */
  opened: string | undefined;
  onClose: () => void;
  onCreated: () => void;
}

export function ConsentTemplatePanel({ opened, onClose, onCreated }: ConsentTemplatePanelProps) {
  return (
    <SideDrawer opened={opened !== undefined} onClose={onClose} backLabel="Back to Consent Templates" width="full">
      {opened === 'new' && <AddConsentTemplateForm onCreated={onCreated} />}
      {opened !== undefined && opened !== 'new' && <ShownTemplate id={opened} />}
    </SideDrawer>
  );
}

function ShownTemplate({ id }: { id: string }) {
  const templates = useInfiniteQuery(consentTemplatesQuery);
  const template = templates.data?.find((item) => item.id === id);
  if (template) return <ConsentTemplateView template={template} />;
  if (templates.error)
    return (
      <ErrorPanel
        title="The consent template could not be loaded"
        error={templates.error}
        onRetry={templates.refetch}
      />
    );
  return templates.isPending ? <Skeleton height={240} /> : <EmptyPanel />;
}
