import { Button, Code, Stack, Text } from '@mantine/core';
import type { AuditEntryView } from '@smile/contract/audit-log';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usePaletteAction } from '../../routing/palette-action.ts';
import { ResetButton } from '../../ui/fields/reset-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format-amount.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure, showWarning } from '../../ui/toasts/toasts.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-log.module.css';
import { describeActor, describeEntry } from './describe-entry.ts';
import { ObjectLink } from './object-link.tsx';
import { auditQuery, type SavedAuditLog, useSaveAuditLog } from './queries.ts';

const OneShown = onDemand(async () => (await import('../../ui/one-shown.tsx')).OneShown, null);

const InviteTemplateDialog = onDemand(
  async () => (await import('../invites/invite-template-dialog.tsx')).InviteTemplateDialog,
);

const route = getRouteApi('/shell/account/audit-log');

const columns: Column<AuditEntryView>[] = [
  {
    header: 'When',
    cell: ({ createdAt }) => (
      <span className={classes.whole}>
        <DateTime value={createdAt} />
      </span>
    ),
  },
  { header: 'Change', role: 'wide', cell: (entry) => <Sentence entry={entry} /> },
  { header: 'From', cell: ({ ipAddress }) => ipAddress ?? '-' },
];

/** An entry, on one line if it fits; the tooltip shows the full text. */
function Sentence({ entry }: { entry: AuditEntryView }) {
  const { verb, object, rest } = describeEntry(entry);
  return (
    <span className={classes.sentence} title={`${describeActor(entry)} ${verb}${object}${rest}`}>
      <b className={classes.actor}>{describeActor(entry)}</b> {verb}
      <ObjectLink entry={entry} />
      {rest}
    </span>
  );
}

function Change({ entry }: { entry: AuditEntryView }) {
  const { action, entityType, entityId, ipAddress, before, after } = entry;
  const origin = ipAddress ? ` from ${ipAddress}` : '';
  return (
    <Stack gap="xs" p="sm">
      <Text size="sm" className={classes.change}>
        {`${action}: ${entityType} ${entityId}, by ${describeActor(entry)}${origin}`}
      </Text>
      {before && <Code block className={classes.change}>{`before ${JSON.stringify(before, null, 2)}`}</Code>}
      {after && <Code block className={classes.change}>{`after ${JSON.stringify(after, null, 2)}`}</Code>}
    </Stack>
  );
}

function reportSaved({ isWhole, rows }: SavedAuditLog): void {
  if (isWhole) return;
  showWarning(`The file has the newest ${formatCount(rows)} entries. Choose a shorter period to save the others.`);
}

/** For administrators: who changed what, when and from where. */
export function AuditLogPage() {
  const { inviteTemplate, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const entries = useInfiniteQuery(auditQuery(search));
  const save = useSaveAuditLog(search);
  const exportAll = () => save.mutate(undefined, { onSuccess: reportSaved, onError: (error) => showFailure(error) });
  usePaletteAction('exportAuditLog', entries.data?.length ? exportAll : undefined);
  return (
    <Stack gap="lg">
      <PageHeader
        title="Audit log"
        description="Changes in your organization, kept for at least 400 days: who, what, when and from where."
        action={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!entries.data?.length}
            loading={save.isPending}
            onClick={exportAll}
          >
            Export CSV
          </Button>
        }
      />
      {search.entryId ? (
        <OneShown noun="entry" onShowAll={() => navigate({ search: {} })} />
      ) : (
        <AuditFilters key={JSON.stringify(search)} search={search} onSearch={(next) => navigate({ search: next })} />
      )}
      <DataTable
        label="Audit log"
        columns={columns}
        rows={entries.data}
        rowKey={(entry) => entry.id}
        detail={{ nameOf: (entry) => entry.action, render: (entry) => <Change entry={entry} /> }}
        error={entries.error}
        onRetry={() => entries.refetch()}
        empty={{
          text: 'No changes match these filters.',
          action: <ResetButton onReset={() => navigate({ search: {} })} />,
        }}
        footer={
          <LoadMore
            label="Load more entries"
            hasMore={entries.hasNextPage}
            isLoading={entries.isFetchingNextPage}
            onLoadMore={() => entries.fetchNextPage()}
          />
        }
      />
      {inviteTemplate && (
        <InviteTemplateDialog id={inviteTemplate} onClose={() => navigate({ search, resetScroll: false })} />
      )}
    </Stack>
  );
}
