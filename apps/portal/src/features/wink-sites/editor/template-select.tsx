import { NativeSelect } from '@mantine/core';
import { defaultTemplateId, defaultTemplateName } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { templateChoicesQuery } from '../../wink-templates/queries.ts';

interface TemplateSelectProps {
  value: string | null;
  /** Name of the chosen template if it is not among the newest; null if it was deleted. */
  valueName: string | null;
  onChange: (id: string) => void;
}

export function TemplateSelect({ value, valueName, onChange }: TemplateSelectProps) {
  const choices = useQuery(templateChoicesQuery);
  const listed = [
    { value: defaultTemplateId, label: defaultTemplateName },
    ...(choices.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isElsewhere = value !== null && !listed.some((choice) => choice.value === value);
  return (
    <NativeSelect
      label="Wink Widget template"
      required
      error={choices.error ? 'The templates could not be loaded' : undefined}
      data={[
        { value: '', label: 'Select a Wink Widget template', disabled: true },
        ...(isElsewhere ? [{ value, label: valueName ?? 'A template that was deleted' }] : []),
        ...listed,
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
