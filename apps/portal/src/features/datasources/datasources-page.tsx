import { Button, Stack, Tabs } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { type DatasourceFilters, readFilters, writeFilters } from './datasources-search.ts';
import { FileTypesTab } from './file-types-tab.tsx';
import { ProvidersTab } from './providers-tab.tsx';
import { useExportDatapoints } from './queries.ts';

const route = getRouteApi('/shell/developer/providers');

export function DatasourcesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const exporting = useExportDatapoints();
  const { kind } = search;

  const exportAll = () =>
    exporting.mutate(undefined, {
      onError: (error) => showFailure(error, 'The data points could not be exported'),
    });
  const content = {
    filters: readFilters(search),
    onSearch: (filters: DatasourceFilters) => void navigate({ search: { kind, ...writeFilters(filters) } }),
    onReset: () => void navigate({ search: { kind } }),
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title="Data Sources"
        description="Providers and file types, with the data points that each supports."
        action={
          <Button
            variant="default"
            flex="none"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            loading={exporting.isPending}
            onClick={exportAll}
          >
            Export All Data Points as CSV
          </Button>
        }
      />
      <Tabs
        value={kind ?? 'providers'}
        onChange={(value) => void navigate({ search: value === 'archives' ? { kind: 'archives' } : {} })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="providers">Providers</Tabs.Tab>
          <Tabs.Tab value="archives">Archive File Types</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="providers">
          <ProvidersTab {...content} />
        </Tabs.Panel>
        <Tabs.Panel value="archives">
          <FileTypesTab {...content} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
