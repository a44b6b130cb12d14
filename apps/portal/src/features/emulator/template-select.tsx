import { defaultTemplateId } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/fields/select.tsx';
import { templateChoicesQuery, templateQuery } from '../wink-templates/queries.ts';

interface TemplateSelectProps {
  value: string;
  onChange: (templateId: string) => void;
}

/** The built-in template and the tenant's newest ones; an older one is listed while it is selected. */
export function TemplateSelect({ value, onChange }: TemplateSelectProps) {
  const choices = useQuery(templateChoicesQuery);
  const isListed = value === defaultTemplateId || choices.data?.some(({ id }) => id === value);
  const chosen = useQuery({ ...templateQuery(value), enabled: choices.isSuccess && !isListed, retry: false });
  const stored = [...(choices.data ?? []), ...(!isListed && chosen.data ? [chosen.data] : [])];
  const data = [
    { value: defaultTemplateId, label: 'Default' },
    ...stored.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select
      label="Template"
      flex={1}
      data={data}
      value={data.some((option) => option.value === value) ? value : null}
      placeholder={choices.isPending ? 'Loading' : 'Not found'}
      allowDeselect={false}
      error={choices.error ? 'The templates could not be loaded' : undefined}
      onChange={(id) => id && onChange(id)}
    />
  );
}
