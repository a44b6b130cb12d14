import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import { documentTypes } from '../document-types.ts';
import type { ScannedFilters } from './scanned-search.ts';

interface ScannedFilterRowProps {
  /** Filters in use; remount with a new key when they change. */
  filters: ScannedFilters;
  today: string;
  onSearch: (filters: ScannedFilters) => void;
  onReset: () => void;
}

export function ScannedFilterRow({ filters, today, onSearch, onReset }: ScannedFilterRowProps) {
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<ScannedFilters>) => setDraft((before) => ({ ...before, ...part }));
  const { startDate, endDate } = draft;
  const dates = [
    { name: 'startDate', label: 'Start Date', minDate: undefined, maxDate: endDate || today },
    { name: 'endDate', label: 'End Date', minDate: startDate || undefined, maxDate: today },
  ] as const;
  const clear = () => {
    setDraft(filters);
    onReset();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  return (
    <FilterForm label="Find scanned documents" onSubmit={search} onReset={clear}>
      <NativeSelect
        label="Document Type"
        data={[{ value: '', label: 'All' }, ...documentTypes]}
        value={draft.fileType}
        onChange={(event) => change({ fileType: event.currentTarget.value })}
      />
      {dates.map(({ name, ...date }) => (
        <DateField
          key={name}
          {...date}
          name={name}
          value={draft[name]}
          onChange={(day) => change({ [name]: day })}
          isShort
        />
      ))}
    </FilterForm>
  );
}
