import { useInfiniteQuery } from '@tanstack/react-query';
import { fileTypeColumns } from './datasource-columns.tsx';
import { DatasourceTab, type FilteredTabProps } from './datasource-tab.tsx';
import { archiveTypes } from './datasources-search.ts';
import { fileTypesQuery } from './queries.ts';

const types = archiveTypes.map((type) => ({ value: type, label: type }));

export function FileTypesTab(props: FilteredTabProps) {
  const fileTypes = useInfiniteQuery(fileTypesQuery(props.filters));
  return (
    <DatasourceTab
      {...props}
      types={types}
      hasName={false}
      label="Archive File Types"
      kind="ARCHIVE_FILE_TYPE"
      columns={fileTypeColumns}
      query={fileTypes}
      idOf={({ type }) => type}
      nameOf={({ typeLabel }) => typeLabel}
    />
  );
}
