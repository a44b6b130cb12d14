import { Stack, TextInput } from '@mantine/core';
import { LookFields } from './look-fields.tsx';
import { registerText, type TemplateForm } from './template-form.ts';

export function GlobalSettings({ form, tenantName }: { form: TemplateForm; tenantName: string }) {
  return (
    <Stack gap="md">
      <TextInput
        label="Template Name"
        description="Shown in your lists only, not to end users."
        placeholder="default"
        {...registerText(form, 'name')}
      />
      <TextInput
        label="Company Name"
        description="Your name, as shown to end users."
        placeholder={tenantName}
        {...registerText(form, 'companyName')}
      />
      <LookFields form={form} colorLabel="Theme Color" />
    </Stack>
  );
}
