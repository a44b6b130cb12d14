import { NativeSelect, TextInput } from '@mantine/core';
import { deliveryStates, eventTypes } from '@smile/contract/events';
import { Controller, useForm } from 'react-hook-form';
import { DateTimeField } from '../../../ui/dates/date-time-field.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import { toLocalTime } from '../../../ui/format/format-date.ts';
import { type DeliveryFilters as Filters, readWebhooksSearch } from '../webhooks-search.ts';
import { stateLabels } from './delivery-texts.ts';

/** Error for `from` later than `to`, shown at the first field. */
const orderMessage = 'The start time cannot be later than the end time!';

interface DeliveryFiltersProps {
  /** Filters in use; remount with a new key when they change. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

export function DeliveryFilters({ filters, onSearch, onReset }: DeliveryFiltersProps) {
  const { register, control, handleSubmit } = useForm({
    mode: 'onTouched',
    defaultValues: {
      state: filters.state ?? '',
      type: filters.type ?? '',
      from: toLocal(filters.from),
      to: toLocal(filters.to),
      find: filters.find ?? '',
    },
  });
  const search = handleSubmit((typed) => {
    const { state, type, from, to, find } = readWebhooksSearch({
      ...typed,
      from: toTime(typed.from),
      to: toTime(typed.to),
    });
    onSearch({ state, type, from, to, find });
  });
  const states = deliveryStates.map((value) => ({ value, label: stateLabels[value] }));
  return (
    <FilterForm label="Find deliveries" onSubmit={search} onReset={onReset} layout="thirds">
      <NativeSelect label="State" data={[{ value: '', label: 'All' }, ...states]} {...register('state')} />
      <NativeSelect label="Event type" data={[{ value: '', label: 'All' }, ...eventTypes]} {...register('type')} />
      <TextInput label="Event or delivery ID" {...atMost(200)} autoComplete="off" {...register('find')} />
      <Controller
        control={control}
        name="from"
        rules={{ validate: (from, { to }) => !from || !to || from <= to || orderMessage }}
        render={({ field, fieldState }) => (
          <DateTimeField {...field} label="From" clearable isShort error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="to"
        rules={{ deps: 'from' }}
        render={({ field }) => <DateTimeField {...field} label="To" clearable isShort />}
      />
    </FilterForm>
  );
}

/** A time from the URL in the field's format and the browser's time zone. */
function toLocal(iso: string | undefined): string {
  return iso ? toLocalTime(new Date(iso)) : '';
}

function toTime(local: string): string {
  return local.replace(' ', 'T');
}
