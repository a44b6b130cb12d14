import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateRangePicker } from '../../../ui/dates/date-range-picker.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import { type UserFilters as Filters, readFilters, userDateLimits } from './filter-search.ts';
import classes from './user-filters.module.css';

interface UserFiltersProps {
  /** Filters in use; the fields follow changes. */
  filters: Filters;
  today: string;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

export function UserFilters({ filters, today, onSearch, onReset }: UserFiltersProps) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: filters });
  useEffect(() => reset(filters), [filters, reset]);
  const clear = () => {
    reset(readFilters({}, today));
    onReset();
  };
  return (
    <FilterForm label="Find users" onSubmit={handleSubmit(onSearch)} onReset={clear} className={classes.filters}>
      <TextInput label="User Name" {...atMost(200)} autoComplete="off" {...register('userName')} />
      <TextInput label="Provider ID" {...atMost(200)} autoComplete="off" {...register('providerId')} />
      <TextInput label="User ID" {...atMost(200)} autoComplete="off" {...register('userId')} />
      <div className={classes.range}>
        <Controller
          control={control}
          name="range"
          render={({ field }) => (
            <DateRangePicker
              label="Period"
              value={field.value}
              onChange={field.onChange}
              limits={userDateLimits}
              today={today}
              footer="Data is available only for the past two (2) months."
            />
          )}
        />
      </div>
    </FilterForm>
  );
}
