import { Box, Group, Skeleton } from '@mantine/core';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { defaultTemplateQuery, listedProvidersQuery, templateQuery, uploadTypesQuery } from './queries.ts';
import { newTemplate } from './templates-search.ts';

const TemplateEditor = onDemand(
  async () => (await import('./editor/template-editor.tsx')).TemplateEditor,
  <EditorSkeleton />,
);

const route = getRouteApi('/shell/link/template');

/** The template in the URL, in a drawer over the list. */
export function TemplateDrawer() {
  const { template } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, setShown] = useState(template);
  if (template && template !== shown) setShown(template);
  const close = () => navigate({ search: {}, resetScroll: false });
  return (
    <SideDrawer opened={template !== undefined} onClose={close} backLabel="Back to Templates" isEditor>
      {shown && <LoadedEditor key={shown} id={shown} onClose={close} />}
    </SideDrawer>
  );
}

function LoadedEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === newTemplate || id === defaultTemplateId;
  const defaults = useQuery(defaultTemplateQuery);
  const template = useQuery(templateQuery(isNew ? defaultTemplateId : id));
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const isAnswered = Boolean(template.data && defaults.data && providers.data && fileTypes.data);
  const isDrawn = useDeferredValue(isAnswered);
  useEffect(() => void TemplateEditor.preload().catch(() => undefined), []);
  const error = template.error ?? defaults.error ?? providers.error ?? fileTypes.error;
  if (isDrawn && template.data && defaults.data && providers.data && fileTypes.data) {
    return (
      <TemplateEditor
        id={isNew ? null : id}
        template={template.data}
        tenantName={defaults.data.companyName}
        providers={providers.data}
        fileTypes={fileTypes.data}
        onClose={onClose}
      />
    );
  }
  if (!error) return <EditorSkeleton />;
  const retry = () => Promise.all([template, defaults, providers, fileTypes].map((query) => query.refetch()));
  return <ErrorPanel title="The template could not be loaded" error={error} onRetry={retry} />;
}

/** Skeleton of the fields beside the preview. */
function EditorSkeleton() {
  return (
    <Group gap={48} pt={80} align="flex-start" wrap="nowrap">
      <Box flex={1} maw={720}>
        <FormSkeleton fields={5} />
      </Box>
      <Skeleton height={683} width={391} flex="none" radius={32} />
    </Group>
  );
}
