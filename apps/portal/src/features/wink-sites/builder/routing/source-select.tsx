import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listedProvidersQuery, uploadTypesQuery } from '../../../wink-templates/queries.ts';

interface SourceSelectProps {
  value: string;
  onChange: (id: string) => void;
}

/** Providers and documents offered in the widget. */
export function SourceSelect({ value, onChange }: SourceSelectProps) {
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const groups = [
    { group: 'Providers', items: (providers.data ?? []).map(({ id, name }) => ({ value: id, label: name })) },
    {
      group: 'Documents',
      items: (fileTypes.data ?? []).map(({ type, typeLabel }) => ({ value: type, label: typeLabel })),
    },
  ].filter(({ items }) => items.length > 0);
  const isListed = value === '' || groups.some(({ items }) => items.some((item) => item.value === value));
  return (
    <NativeSelect
      label="Value"
      flex={2}
      miw={0}
      error={(providers.error ?? fileTypes.error) ? 'The list could not be loaded' : undefined}
      data={[
        { value: '', label: 'Choose an account or document', disabled: true },
        ...(isListed ? [] : [{ value, label: value }]),
        ...groups,
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
