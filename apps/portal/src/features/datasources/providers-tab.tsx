import { providerTypes } from '@smile/contract/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { providerColumns } from './datasource-columns.tsx';
import { DatasourceTab, type FilteredTabProps } from './datasource-tab.tsx';
import { providersQuery } from './queries.ts';

const types = Object.entries(providerTypes).map(([value, label]) => ({ value, label }));

export function ProvidersTab(props: FilteredTabProps) {
  const providers = useInfiniteQuery(providersQuery(props.filters));
  return (
    <DatasourceTab
      {...props}
      types={types}
      hasName
      label="Providers"
      kind="PROVIDER"
      columns={providerColumns}
      query={providers}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />
  );
}
