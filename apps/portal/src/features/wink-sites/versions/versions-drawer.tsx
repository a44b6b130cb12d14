import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { SiteDrawerTitle } from '../editor/site-drawer-title.tsx';
import { useRestoreVersion, versionsQuery } from '../queries.ts';
import { CompareVersions } from './compare-versions.tsx';
import { versionColumns } from './version-columns.tsx';

interface VersionsDrawerProps {
  /** Undefined closes the drawer. */
  siteId: string | undefined;
  /** Label of the link that closes the drawer. */
  backLabel: string;
  onClose: () => void;
}

export function VersionsDrawer({ siteId, backLabel, onClose }: VersionsDrawerProps) {
  const [shownId, setShownId] = useState(siteId);
  if (siteId && siteId !== shownId) setShownId(siteId);
  return (
    <SideDrawer opened={siteId !== undefined} onClose={onClose} backLabel={backLabel}>
      {shownId && <Versions key={shownId} siteId={shownId} />}
    </SideDrawer>
  );
}

function Versions({ siteId }: { siteId: string }) {
  const versions = useInfiniteQuery(versionsQuery(siteId));
  const restore = useRestoreVersion();
  const [restored, setRestored] = useState<Restored | null>(null);
  const rows = versions.data?.pages.flatMap((page) => page.items);
  const newest = rows?.[0]?.version;
  const restoreVersion = (version: number, before: number | null) =>
    restore.mutate({ id: siteId, version }, { onSuccess: () => setRestored({ version, before }) });
  return (
    <Stack gap="md">
      <SiteDrawerTitle title="Versions" siteId={siteId} />
      <div role="status">
        {restored && (
          <RestoredNotice
            restored={restored}
            isBusy={restore.isPending}
            onUndo={(before) => restoreVersion(before, null)}
            onClose={() => setRestored(null)}
          />
        )}
      </div>
      <DataTable
        label="Versions"
        columns={versionColumns({
          newest,
          isRestoring: restore.isPending,
          onRestore: (version) => restoreVersion(version, newest ?? null),
        })}
        rows={rows}
        rowKey={({ version }) => String(version)}
        error={versions.error}
        onRetry={() => versions.refetch()}
        empty={null}
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
      <ErrorDialog error={restore.error} onClose={restore.reset} />
    </Stack>
  );
}

interface Restored {
  version: number;
  /** Previous live version; null once it is restored. */
  before: number | null;
}

interface RestoredNoticeProps {
  restored: Restored;
  isBusy: boolean;
  onUndo: (before: number) => void;
  onClose: () => void;
}

function RestoredNotice({ restored: { version, before }, isBusy, onUndo, onClose }: RestoredNoticeProps) {
  return (
    <Alert color="green" withCloseButton closeButtonLabel="Close" onClose={onClose}>
      <Group gap="sm">
        <Text size="sm">{`Version ${version} is live for new visitors. Current visitors stay on theirs.`}</Text>
        {before !== null && (
          <Button variant="default" size="compact-xs" loading={isBusy} onClick={() => onUndo(before)}>
            Undo
          </Button>
        )}
      </Group>
    </Alert>
  );
}
