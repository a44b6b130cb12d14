import { Stack, Text, Title } from '@mantine/core';
import type { SiteVersion } from '@smile/contract/wink-sites';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { showSuccess } from '../../ui/toasts.ts';
import { CompareVersions } from './compare-versions.tsx';
import { useRestoreVersion, versionsQuery } from './queries.ts';
import { versionColumns } from './version-columns.tsx';

interface VersionsDrawerProps {
  /** The drawer is open while there is one. */
  siteId: string | undefined;
  /** The link that closes the drawer. */
  backLabel: string;
  onClose: () => void;
}

export function VersionsDrawer({ siteId, backLabel, onClose }: VersionsDrawerProps) {
  const [shownId, setShownId] = useState(siteId);
  if (siteId && siteId !== shownId) setShownId(siteId);
  return (
    <SideDrawer opened={siteId !== undefined} onClose={onClose} backLabel={backLabel} size="min(960px, 100%)">
      {shownId && <Versions key={shownId} siteId={shownId} />}
    </SideDrawer>
  );
}

function Versions({ siteId }: { siteId: string }) {
  const versions = useInfiniteQuery(versionsQuery(siteId));
  const restore = useRestoreVersion();
  const [restoring, setRestoring] = useState<SiteVersion | null>(null);
  const rows = versions.data?.pages.flatMap((page) => page.items);
  const confirm = ({ version }: SiteVersion) =>
    restore.mutate(
      { id: siteId, version },
      {
        onSuccess: () => showSuccess(`Version ${version} is what visitors get now.`),
        onSettled: () => setRestoring(null),
      },
    );
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        Versions
      </Title>
      <DataTable
        label="Versions"
        columns={versionColumns({ newest: rows?.[0]?.version, onRestore: setRestoring })}
        rows={rows}
        rowKey={({ version }) => String(version)}
        error={versions.error}
        onRetry={() => versions.refetch()}
        footer={
          <LoadMore
            label="Load more versions"
            hasMore={versions.hasNextPage}
            isLoading={versions.isFetchingNextPage}
            onLoadMore={() => void versions.fetchNextPage()}
          />
        }
      />
      {rows && rows.length > 1 && <CompareVersions siteId={siteId} versions={rows} />}
      <ConfirmDialog
        opened={restoring !== null}
        title={`Restore version ${restoring?.version ?? ''}?`}
        confirmLabel="Restore"
        isBusy={restore.isPending}
        onConfirm={() => restoring && confirm(restoring)}
        onClose={() => setRestoring(null)}
      >
        <Text>It becomes a new version, which new visitors get at once. Who is on the site now stays on theirs.</Text>
      </ConfirmDialog>
      <MessageDialog title="Error" message={restore.error?.message} onClose={restore.reset} />
    </Stack>
  );
}
