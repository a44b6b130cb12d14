import { NativeSelect } from '@mantine/core';
import { siteTemplates } from '@smile/site-model/site-templates/site-templates';

interface TemplateChoiceProps {
  /** Empty for a blank site. */
  value: string;
  onChange: (template: string) => void;
}

/** Templates for a new site. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  return (
    <NativeSelect
      autoFocus
      label="Template"
      description={siteTemplates.get(value)?.description ?? 'One screen with a title and a field.'}
      inputWrapperOrder={['label', 'input', 'description']}
      data={[
        { value: '', label: 'Blank site' },
        ...[...siteTemplates].map(([name, { title }]) => ({ value: name, label: title })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
