import { Badge, Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { countOf } from '@smile/contract/texts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { todayInUtc } from '../../../ui/dates/date-range.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { colorOfStatus } from '../../archives/archive-steps.ts';
import { fileTypesQuery } from '../../archives/queries.ts';
import { typeOf } from '../detail/detail-layout.ts';
import { labelOfType } from '../document-types.ts';
import { scannedDocumentsQuery } from '../queries.ts';
import { subjectNameOf } from '../summary.ts';
import { ScannedFilterRow } from './scanned-filter-row.tsx';
import {
  readScannedFilters,
  type ScannedFilters,
  type ScannedSearch,
  toArchiveFilter,
  writeScannedFilters,
} from './scanned-search.ts';

interface ScannedResultsProps {
  search: ScannedSearch;
  show: (search: ScannedSearch) => void;
  /** Whether the list may be requested yet. */
  canAsk: boolean;
}

export function ScannedResults({ search, show, canAsk }: ScannedResultsProps) {
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const filters = readScannedFilters(search, today);
  const query = scannedDocumentsQuery(toArchiveFilter(filters, today));
  const results = useInfiniteQuery({ ...query, enabled: canAsk });
  const fileTypes = useQuery(fileTypesQuery).data;
  const rows = results.data?.pages.flatMap((page) => page.items);

  const find = (wanted: ScannedFilters) => {
    show({ tab: 'results', ...writeScannedFilters(wanted, today) });
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <Stack gap="md" style={{ opacity: results.isPlaceholderData ? 0.6 : 1 }}>
      <ScannedFilterRow
        key={JSON.stringify(filters)}
        filters={filters}
        today={today}
        onSearch={find}
        onReset={() => show({ tab: 'results' })}
      />
      <VisuallyHidden role="status">
        {rows && !results.isPlaceholderData && `${countOf(rows.length, 'document')} shown`}
      </VisuallyHidden>
      <DataTable
        label="Scanned documents"
        columns={columnsWith((type) => labelOfType(type, fileTypes))}
        rows={rows}
        rowKey={({ id }) => id}
        error={results.error}
        onRetry={() => results.refetch()}
        onOpen={({ id }) => show({ ...search, tab: 'results', archive: id })}
        canOpen={({ state }) => state.status !== 'REVOKED'}
        empty={{
          title: 'No scanned documents',
          text: 'Documents that were uploaded in this period are listed here.',
          action: (
            <Button variant="default" size="xs" onClick={() => show({})}>
              Upload a document
            </Button>
          ),
        }}
        footer={
          <LoadMore
            label="Load More"
            hasMore={results.hasNextPage}
            isLoading={results.isFetchingNextPage}
            onLoadMore={() => void results.fetchNextPage()}
          />
        }
      />
    </Stack>
  );
}

function columnsWith(nameType: (type: string) => string): Column<Archive>[] {
  return [
    { header: 'Subject Name', role: 'wide', cell: (archive) => <SubjectName archive={archive} /> },
    { header: 'Archive ID', cell: ({ id }) => <CopyableId value={id} label="Archive ID" lastCharacters={12} /> },
    {
      header: 'File Type',
      cell: (archive) => <span style={{ whiteSpace: 'nowrap' }}>{nameType(typeOf(archive))}</span>,
    },
    { header: 'Created Date', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      header: 'Status',
      cell: (archive) => (
        <Badge variant="light" color={colorOfStatus(archive)}>
          {archive.state.status}
        </Badge>
      ),
    },
  ];
}

function SubjectName({ archive }: { archive: Archive }) {
  const name = subjectNameOf(archive);
  const isRevoked = archive.state.status === 'REVOKED';
  return (
    <Text span inherit display="block" truncate title={name} {...(isRevoked && { c: 'dimmed', 'aria-disabled': true })}>
      {name}
    </Text>
  );
}
