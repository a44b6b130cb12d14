import { NativeSelect } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { filterDateFormat } from '../../ui/format-date.ts';
import { documentTypes } from './document-types.ts';
import type { ScannedFilters } from './scanned-search.ts';

interface ScannedFilterRowProps {
  /** The filters in force; a change of them needs a new key. */
  filters: ScannedFilters;
  today: string;
  onSearch: (filters: ScannedFilters) => void;
  onReset: () => void;
}

export function ScannedFilterRow({ filters, today, onSearch, onReset }: ScannedFilterRowProps) {
  const { register, control, handleSubmit, watch, reset } = useForm({ defaultValues: filters });
  const [startDate, endDate] = watch(['startDate', 'endDate']);
  const dates = [
    { name: 'startDate', label: 'Start Date', minDate: undefined, maxDate: endDate || today },
    { name: 'endDate', label: 'End Date', minDate: startDate || undefined, maxDate: today },
  ] as const;
  const clear = () => {
    reset();
    onReset();
  };
  return (
    <FilterForm label="Find scanned documents" onSubmit={handleSubmit(onSearch)} onReset={clear}>
      <NativeSelect
        label="Document Type"
        data={[{ value: '', label: 'All' }, ...documentTypes]}
        {...register('fileType')}
      />
      {dates.map(({ name, ...date }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => <DateField {...date} {...field} valueFormat={filterDateFormat} />}
        />
      ))}
    </FilterForm>
  );
}
