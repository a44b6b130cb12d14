import { Switch } from '@mantine/core';
import type { TemplateForm } from './editor/template-form.ts';

interface TemplateSwitchProps {
  form: TemplateForm;
  name: 'consentPageConfig.enabled' | 'enableLearnMoreLink';
  label: string;
  description: string;
  disabled?: boolean;
}

export function TemplateSwitch({ form, name, label, description, disabled = false }: TemplateSwitchProps) {
  return (
    <Switch
      label={label}
      description={description}
      disabled={disabled}
      checked={form.watch(name)}
      onChange={(event) => form.setValue(name, event.currentTarget.checked, { shouldDirty: true })}
    />
  );
}
