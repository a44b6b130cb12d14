import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { atMost } from '../../ui/fields/at-most.ts';
import { FilterForm } from '../../ui/fields/filter-form.tsx';
import type { DatasourceFilters as Filters } from './datasources-search.ts';

const enabledOptions = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

interface DatasourceFiltersProps {
  /** Filters in use; remount with a new key when they change. */
  filters: Filters;
  types: readonly { value: string; label: string }[];
  /** Whether the filter includes the provider's name. */
  hasName: boolean;
  onSearch: (filters: Filters) => void;
  onReset: () => void;
}

export function DatasourceFilters({ filters, types, hasName, onSearch, onReset }: DatasourceFiltersProps) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: filters });
  const clear = () => {
    reset({ name: '', type: '', enabled: '' });
    onReset();
  };
  return (
    <FilterForm label="Find data sources" onSubmit={handleSubmit(onSearch)} onReset={clear}>
      {hasName && <TextInput label="Provider Name" {...atMost(200)} autoComplete="off" {...register('name')} />}
      <NativeSelect label="Type" data={[{ value: '', label: 'All' }, ...types]} {...register('type')} />
      <NativeSelect label="Enabled" data={enabledOptions} {...register('enabled')} />
    </FilterForm>
  );
}
