import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../../ui/dates/date-field.tsx';
import { atMost } from '../../ui/fields/at-most.ts';
import { FilterForm } from '../../ui/fields/filter-form.tsx';
import classes from './session-filter-form.module.css';
import { filterStatuses, readFilters, type SessionFilters } from './session-filters.ts';

interface SessionFilterFormProps {
  /** Filters in use; the fields follow changes. */
  filters: SessionFilters;
  today: string;
  onSearch: (filters: SessionFilters) => void;
  onReset: () => void;
}

export function SessionFilterForm({ filters, today, onSearch, onReset }: SessionFilterFormProps) {
  const { register, control, handleSubmit, reset, watch } = useForm<SessionFilters>({ defaultValues: filters });
  useEffect(() => reset(filters), [filters, reset]);
  const { startDate, endDate } = watch();
  const clear = () => {
    reset(readFilters({}, today));
    onReset();
  };
  const search = handleSubmit((wanted) =>
    onSearch({ ...wanted, winkSiteId: wanted.winkSiteId.trim(), userId: wanted.userId.trim() }),
  );
  return (
    <div className={classes.frame}>
      <FilterForm label="Find sessions" onSubmit={search} onReset={clear} className={classes.filters}>
        <TextInput
          className={classes.id}
          label="Site ID"
          {...atMost(200)}
          autoComplete="off"
          {...register('winkSiteId')}
        />
        <TextInput className={classes.id} label="User ID" {...atMost(200)} autoComplete="off" {...register('userId')} />
        <NativeSelect label="Status" data={[{ value: '', label: 'All' }, ...filterStatuses]} {...register('status')} />
        <Controller
          control={control}
          name="startDate"
          render={({ field }) => (
            <div className={classes.date}>
              <DateField label="Start Date" isShort value={field.value} onChange={field.onChange} maxDate={endDate} />
            </div>
          )}
        />
        <Controller
          control={control}
          name="endDate"
          render={({ field }) => (
            <div className={classes.date}>
              <DateField
                label="End Date"
                isShort
                value={field.value}
                onChange={field.onChange}
                minDate={startDate}
                maxDate={today}
              />
            </div>
          )}
        />
      </FilterForm>
    </div>
  );
}
