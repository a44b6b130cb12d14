import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { todayInUtc } from '../../../ui/dates/date-range.ts';
import { ResetButton } from '../../../ui/fields/reset-button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { FailureDialog } from '../form/failure-dialog.tsx';
import { canOpenLookup, type Lookup, type LookupRow } from '../lookup.ts';
import { lookupsQuery } from '../queries.ts';
import { LookupFilters } from './lookup-filters.tsx';
import {
  type LookupFilterForm,
  type LookupSearch,
  readLookupFilters,
  toLookupFilter,
  writeLookupFilters,
} from './lookup-search.ts';

/** Specified height of a result table, in pixels. */
const tableHeight = 610;

interface LookupResultsProps<Row extends LookupRow> {
  lookup: Lookup<Row>;
  columns: readonly Column<Row>[];
  search: LookupSearch;
  show: (search: LookupSearch) => void;
}

export function LookupResults<Row extends LookupRow>({ lookup, columns, search, show }: LookupResultsProps<Row>) {
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const filters = readLookupFilters(search, lookup.period, today);
  const query = lookupsQuery(lookup, toLookupFilter(filters, today));
  const isFiltered = Object.keys(writeLookupFilters(filters, lookup.period, today)).length > 0;
  const results = useInfiniteQuery(query);
  const rows = results.data?.pages.flatMap((page) => page.items);

  const find = (wanted: LookupFilterForm) => {
    show({ panel: 'results', ...writeLookupFilters(wanted, lookup.period, today) });
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <Stack gap="md" style={{ opacity: results.isPlaceholderData ? 0.6 : 1 }}>
      <LookupFilters
        key={JSON.stringify(filters)}
        label={`Find ${lookup.listName}`}
        fields={lookup.filters}
        filters={filters}
        mayOmitDates={lookup.period === 'any'}
        today={today}
        onSearch={find}
        onReset={() => show({ panel: 'results' })}
      />
      <VisuallyHidden role="status">
        {rows && !results.isPlaceholderData && `${countOf(rows.length, 'result')} shown`}
      </VisuallyHidden>
      <DataTable
        label={lookup.listName}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        error={results.error}
        onRetry={() => results.refetch()}
        onOpen={({ id }) => show({ ...search, panel: 'results', result: id })}
        canOpen={canOpenLookup}
        maxHeight={tableHeight}
        empty={{
          title: lookup.emptyTitle,
          text: isFiltered
            ? 'No request in this period matches your search.'
            : `Send a request in ${lookup.requestTab}. It is listed here with its result.`,
          action: isFiltered ? (
            <ResetButton onReset={() => show({ panel: 'results' })} />
          ) : (
            <Button variant="default" size="xs" onClick={() => show({})}>
              {lookup.requestTab}
            </Button>
          ),
        }}
        footer={
          <LoadMore
            label={lookup.loadMoreLabel}
            endText={lookup.endText}
            hasMore={results.hasNextPage}
            isLoading={results.isFetchingNextPage}
            onLoadMore={() => void results.fetchNextPage()}
          />
        }
      />
      <FailureDialog query={results} />
    </Stack>
  );
}
