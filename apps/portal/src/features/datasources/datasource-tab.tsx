import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { DatasourceFilters } from './datasource-filters.tsx';
import { DatasourceList, type DatasourceListProps } from './datasource-list.tsx';
import type { DatasourceFilters as Filters } from './datasources-search.ts';

/** Props that the page passes to a tab. */
export interface FilteredTabProps {
  filters: Filters;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

type DatasourceTabProps<Row> = FilteredTabProps &
  Pick<ComponentProps<typeof DatasourceFilters>, 'types' | 'hasName'> &
  DatasourceListProps<Row>;

/** Data sources of one kind with their filters. */
export function DatasourceTab<Row>(props: DatasourceTabProps<Row>) {
  const { filters, types, hasName, onSearch, onReset, ...list } = props;
  return (
    <Stack gap="md">
      <DatasourceFilters
        key={JSON.stringify(filters)}
        filters={filters}
        types={types}
        hasName={hasName}
        onSearch={onSearch}
        onReset={onReset}
      />
      <DatasourceList {...list} onReset={onReset} />
    </Stack>
  );
}
