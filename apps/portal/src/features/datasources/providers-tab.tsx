import { Stack } from '@mantine/core';
import { providerTypes } from '@smile/contract/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { providerColumns } from './datasource-columns.tsx';
import { DatasourceFilters } from './datasource-filters.tsx';
import { DatasourceList } from './datasource-list.tsx';
import type { DatasourceFilters as Filters } from './datasources-search.ts';
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
      <DatasourceFilters
        key={JSON.stringify(filters)}
        filters={filters}
        types={types}
        hasName
        onSearch={onSearch}
        onReset={onReset}
      />
      <DatasourceList
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
