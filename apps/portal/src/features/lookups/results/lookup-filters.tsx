import { TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import type { LookupFilterField } from '../lookup.ts';
import type { LookupFilterForm } from './lookup-search.ts';

interface LookupFiltersProps {
  label: string;
  fields: readonly LookupFilterField[];
  /** Filters in use; remount with a new key when they change. */
  filters: LookupFilterForm;
  /** Whether a search without dates is allowed. */
  mayOmitDates: boolean;
  today: string;
  onSearch: (filters: LookupFilterForm) => void;
  onReset: () => void;
}

export function LookupFilters(props: LookupFiltersProps) {
  const { label, fields, filters, mayOmitDates, today, onSearch, onReset } = props;
  const { register, control, handleSubmit, watch } = useForm({ defaultValues: filters });
  const [from, to] = watch(['from', 'to']);
  const dates = [
    { name: 'from', label: 'Start Date', minDate: undefined, maxDate: to || today },
    { name: 'to', label: 'End Date', minDate: from || undefined, maxDate: today },
  ] as const;
  return (
    <FilterForm label={label} onSubmit={handleSubmit(onSearch)} onReset={onReset} layout="fit">
      {fields.map((field) => (
        <TextInput key={field.name} label={field.label} {...atMost(200)} autoComplete="off" {...register(field.name)} />
      ))}
      {dates.map(({ name, ...date }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => <DateField {...date} {...field} isShort clearable={mayOmitDates} />}
        />
      ))}
    </FilterForm>
  );
}
