import { Group, MultiSelect, Text } from '@mantine/core';
import type { Provider } from '@smile/contract/providers';
import classes from './provider-picker.module.css';

interface ProviderPickerProps {
  label: string;
  description: string;
  providers: Provider[];
  /** Provider ids, in the order they were picked. */
  value: string[];
  /** What is picked beyond it is ignored. */
  maxValues?: number;
  onChange: (ids: string[]) => void;
}

export function ProviderPicker({ label, description, providers, value, maxValues, onChange }: ProviderPickerProps) {
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  const known = [...new Set(providers.map(({ typeLabel }) => typeLabel))].map((group) => ({
    group,
    items: providers.filter(({ typeLabel }) => typeLabel === group).map(({ id, name }) => ({ value: id, label: name })),
  }));
  const unknown = value.filter((id) => !names.has(id)).map((id) => ({ value: id, label: id }));
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={value.length === 0 ? 'Search by name' : undefined}
      data={unknown.length > 0 ? [...known, { group: 'No longer offered', items: unknown }] : known}
      value={value}
      onChange={onChange}
      maxValues={maxValues}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage="Not found"
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      withScrollArea={false}
      classNames={{ options: classes.options }}
      renderOption={({ option }) => {
        const provider = providers.find(({ id }) => id === option.value);
        return (
          <Group gap="xs" wrap="nowrap">
            <img src={provider?.logoUrl} alt="" width={20} height={20} loading="lazy" />
            <Text size="sm">{option.label}</Text>
            {provider && !provider.enabled && (
              <Text size="xs" c="dimmed">
                Not enabled
              </Text>
            )}
          </Group>
        );
      }}
    />
  );
}
