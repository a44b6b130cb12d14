import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { hasProductionAccess } from '../../api/session.ts';
import { usePaletteAction } from '../../routing/palette-action.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { whyNotRotated } from './api-key-actions.tsx';
import { isOld, oldKeyWarning } from './api-key-age.ts';
import { apiKeyColumns } from './api-key-columns.tsx';
import { ChangeApiKeyDialog, type KeyChange } from './change-api-key-dialog.tsx';
import { apiKeysQuery } from './queries.ts';
import type { Rotation } from './rotation-dialog.tsx';
import { RotationsPanel } from './rotations-panel.tsx';

const OneShown = onDemand(async () => (await import('../../ui/one-shown.tsx')).OneShown, null);
const CreateApiKeyDialog = onDemand(async () => (await import('./create-api-key-dialog.tsx')).CreateApiKeyDialog);
const RotationDialog = onDemand(async () => (await import('./rotation-dialog.tsx')).RotationDialog);

export function ApiKeysPage() {
  const { key: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const [change, setChange] = useState<KeyChange | null>(null);
  const [rotation, setRotation] = useState<Rotation | null>(null);
  const developer = useQuery(currentDeveloperQuery);
  const keys = useInfiniteQuery(apiKeysQuery(hasProductionAccess() ? ['SANDBOX', 'PRODUCTION'] : ['SANDBOX']));

  const isAdmin = developer.data?.role === 'ADMIN';
  const all = developer.data && keys.data;
  const rows = wanted ? all?.filter(({ id }) => id === wanted) : all;
  const nowMs = Date.now();
  const actions = isAdmin ? { onChange: setChange, onRotate: setRotation } : undefined;
  const askRotation = (id: string | undefined) => {
    const apiKey = all?.find((key) => key.id === id);
    const problem = apiKey ? whyNotRotated(apiKey) : 'The key was not found';
    if (apiKey && !problem) setRotation({ kind: 'rotate', apiKey });
    else showWarning(`${problem}.`);
  };
  usePaletteAction('rotateApiKey', isAdmin && all ? askRotation : undefined);
  const createButton = isAdmin && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setIsCreating(true)}>
      Create API Key
    </Button>
  );
  const retry = () => Promise.all([developer.refetch(), keys.refetch()]);
  return (
    <Stack gap="lg">
      <PageHeader
        title="API keys"
        description="The key pairs your servers use to call the API."
        action={rows?.length ? createButton : undefined}
      />
      {rows?.some((key) => isOld(key, nowMs)) && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} />}>
          {oldKeyWarning}
        </Alert>
      )}
      {wanted && <OneShown noun="key" onShowAll={() => navigate({ to: '/developer/api-keys' })} />}
      {rows && <RotationsPanel keys={rows} nowMs={nowMs} {...actions} />}
      <DataTable
        label="API keys"
        columns={apiKeyColumns(nowMs, actions)}
        rows={rows}
        rowKey={(key) => key.id}
        error={developer.error ?? keys.error}
        onRetry={retry}
        empty={{ text: 'There are no API keys. An administrator can create one for each mode.', action: createButton }}
        footer={
          keys.hasNextPage && (
            <LoadMore
              label="Load more keys"
              hasMore
              isLoading={keys.isFetchingNextPage}
              onLoadMore={() => keys.fetchNextPage()}
            />
          )
        }
      />
      <CreateApiKeyDialog opened={isCreating} onClose={() => setIsCreating(false)} />
      <ChangeApiKeyDialog change={change} onClose={() => setChange(null)} />
      {rotation && <RotationDialog key={rotation.apiKey.id} rotation={rotation} onClose={() => setRotation(null)} />}
    </Stack>
  );
}
