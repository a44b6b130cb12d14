import { Skeleton, Stack, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScannedDrawer } from './detail/scanned-drawer.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useLiveArchives } from './use-live-archives.ts';

const ScannedResults = onDemand(
  async () => (await import('./list/scanned-results.tsx')).ScannedResults,
  <Skeleton height={420} />,
);

const route = getRouteApi('/shell/snap');

export function ScannedDocumentsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: typeof search) => void navigate({ search: next, resetScroll: false });
  const canAsk = useLiveArchives();
  return (
    <Stack gap="lg">
      <PageHeader
        title="Scanned Documents"
        description="Payslips, clearances and bills, read field by field and checked against each other."
      />
      <Tabs
        value={search.tab ?? 'upload'}
        onChange={(tab) => show(tab === 'results' ? { tab } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="upload">Upload Document</Tabs.Tab>
          <Tabs.Tab value="results">Scanned Document Results</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload" keepMounted>
          <UploadPanel onReport={(archive) => show({ tab: 'results', archive })} />
        </Tabs.Panel>
        <Tabs.Panel value="results">
          <ScannedResults search={search} show={show} canAsk={canAsk} />
        </Tabs.Panel>
      </Tabs>
      <ScannedDrawer id={search.archive} onClose={() => show({ ...search, archive: undefined })} />
    </Stack>
  );
}
