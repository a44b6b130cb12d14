import { NativeSelect, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { SiteFolder } from '@smile/contract/wink-sites';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import { foldersQuery } from '../queries.ts';
import { readListSearch, type SiteListSearch } from '../sites-search.ts';

const orders = [
  { value: '', label: 'Newest first' },
  { value: 'UPDATED', label: 'Last changed first' },
  { value: 'NAME', label: 'Name' },
];

interface SiteFiltersProps {
  /** Search in use; the fields follow changes. */
  search: SiteListSearch;
  onSearch: (search: SiteListSearch) => void;
}

export function SiteFilters({ search, onSearch }: SiteFiltersProps) {
  const [find, setFind] = useState(search.find ?? '');
  const folders = useQuery(foldersQuery).data ?? [];
  const [inForce, setInForce] = useState(search.find);
  if (search.find !== inForce) {
    setInForce(search.find);
    setFind(search.find ?? '');
  }
  return (
    <FilterForm
      label="Find sites"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(readListSearch({ ...search, find }));
      }}
      onReset={() => {
        setFind('');
        onSearch({});
      }}
    >
      <TextInput
        label="Find by name"
        {...atMost(siteLimits.name)}
        autoComplete="off"
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      {(folders.length > 0 || search.folder) && (
        <NativeSelect
          label="Folder"
          data={listChoices(folders, search.folder)}
          value={search.folder ?? ''}
          onChange={(event) => onSearch(readListSearch({ ...search, find, folder: event.currentTarget.value }))}
        />
      )}
      <NativeSelect
        label="Sort by"
        data={orders}
        value={search.sort ?? ''}
        onChange={(event) => onSearch(readListSearch({ ...search, find, sort: event.currentTarget.value }))}
      />
    </FilterForm>
  );
}

/** The selected folder stays selectable after its last site is gone. */
function listChoices(folders: SiteFolder[], chosen: string | undefined) {
  const known = folders.map(({ name, sites }) => ({ value: name, label: `${name} (${sites})` }));
  const isKnown = chosen === undefined || folders.some(({ name }) => name === chosen);
  return [{ value: '', label: 'All folders' }, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}
