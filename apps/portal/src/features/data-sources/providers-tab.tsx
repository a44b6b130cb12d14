import { Stack } from '@mantine/core';
import { providerTypes } from '@smile/contract/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { providerColumns } from './data-source-columns.tsx';
import { DataSourceFilters } from './data-source-filters.tsx';
import { DataSourceList } from './data-source-list.tsx';
import type { DataSourceFilters as Filters } from './data-sources-search.ts';
import { providersQuery } from './queries.ts';

const types = Object.entries(providerTypes).map(([value, label]) => ({ value, label }));

interface ProvidersTabProps {
  filters: Filters;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

export function ProvidersTab({ filters, onSearch, onReset }: ProvidersTabProps) {
  const providers = useInfiniteQuery(providersQuery(filters));
  return (
    <Stack gap="md">
      <DataSourceFilters
        key={JSON.stringify(filters)}
        filters={filters}
        types={types}
        hasName
        onSearch={onSearch}
        onReset={onReset}
      />
      <DataSourceList
        label="Providers"
        kind="PROVIDER"
        columns={providerColumns}
        query={providers}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onReset={onReset}
      />
    </Stack>
  );
}
