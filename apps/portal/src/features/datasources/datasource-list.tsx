import { Stack, VisuallyHidden } from '@mantine/core';
import type { DatasourceKind } from '@smile/contract/datasources';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ResetButton } from '../../ui/fields/reset-button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { DatapointGroups } from './datapoint-groups.tsx';
import classes from './datasource-list.module.css';

export interface DatasourceListProps<Row> {
  label: string;
  kind: DatasourceKind;
  columns: readonly Column<Row>[];
  query: UseInfiniteQueryResult<{ pages: { items: Row[] }[] }>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onReset: () => void;
}

/** Expandable rows that show what each data source supports. */
export function DatasourceList<Row>(props: DatasourceListProps<Row>) {
  const { label, kind, columns, query, idOf, nameOf, onReset } = props;
  // Deferred, so that the browser stays responsive with many rows.
  const data = useDeferredValue(query.data);
  const rows = data?.pages.flatMap((page) => page.items);
  const loadMore = async () => {
    const { error } = await query.fetchNextPage();
    if (error) showFailure(error, 'More could not be loaded');
  };
  return (
    <Stack gap={0} className={classes.list} style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <VisuallyHidden role="status">{rows && !query.isPlaceholderData && `${rows.length} shown`}</VisuallyHidden>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        error={query.error}
        onRetry={() => query.refetch()}
        detail={{ nameOf, render: (row) => <DatapointGroups kind={kind} id={idOf(row)} /> }}
        empty={{ text: 'Nothing matches the search.', action: <ResetButton onReset={onReset} /> }}
        footer={
          <LoadMore
            label="Load more"
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
    </Stack>
  );
}
