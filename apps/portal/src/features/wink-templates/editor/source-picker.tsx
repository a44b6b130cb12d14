import { Group, MultiSelect, Text } from '@mantine/core';

/** A provider or document type. */
export interface PickableSource {
  id: string;
  name: string;
  logoUrl: string;
  typeLabel: string;
  enabled: boolean;
}

interface SourcePickerProps {
  label: string;
  description: string;
  sources: PickableSource[];
  /** Ids in the order of selection. */
  value: string[];
  /** Further selections are ignored. */
  maxValues?: number;
  onChange: (ids: string[]) => void;
}

export function SourcePicker({ label, description, sources, value, maxValues, onChange }: SourcePickerProps) {
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  const known = [...new Set(sources.map(({ typeLabel }) => typeLabel))].map((group) => ({
    group,
    items: sources.filter(({ typeLabel }) => typeLabel === group).map(({ id, name }) => ({ value: id, label: name })),
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
      // The list itself scrolls, because the text box above handles its keys.
      styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
      renderOption={({ option }) => {
        const source = sources.find(({ id }) => id === option.value);
        return (
          <Group gap="xs" wrap="nowrap">
            <img src={source?.logoUrl} alt="" width={20} height={20} loading="lazy" />
            <Text size="sm">{option.label}</Text>
            {source && !source.enabled && (
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
