import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fileTypeColumns } from './datasource-columns.tsx';
import { DatasourceFilters } from './datasource-filters.tsx';
import { DatasourceList } from './datasource-list.tsx';
import { archiveTypes, type DatasourceFilters as Filters } from './datasources-search.ts';
import { fileTypesQuery } from './queries.ts';

const types = archiveTypes.map((type) => ({ value: type, label: type }));

interface FileTypesTabProps {
  filters: Filters;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

export function FileTypesTab({ filters, onSearch, onReset }: FileTypesTabProps) {
  const fileTypes = useInfiniteQuery(fileTypesQuery(filters));
  return (
    <Stack gap="md">
      <DatasourceFilters
        key={JSON.stringify(filters)}
        filters={filters}
        types={types}
        hasName={false}
        onSearch={onSearch}
        onReset={onReset}
      />
      <DatasourceList
        label="Archive File Types"
        kind="ARCHIVE_FILE_TYPE"
        columns={fileTypeColumns}
        query={fileTypes}
        idOf={({ type }) => type}
        nameOf={({ typeLabel }) => typeLabel}
        onReset={onReset}
      />
    </Stack>
  );
}
