import { Stack, TextInput } from '@mantine/core';
import { templateLimits } from '@smile/contract/wink-templates';
import { atMost } from '../../../ui/fields/at-most.ts';
import { PictureField } from '../../images/picture-field.tsx';
import type { TemplateForm } from './template-form.ts';
import { ThemeColorField } from './theme-color-field.tsx';

export function GlobalSettings({ form, tenantName }: { form: TemplateForm; tenantName: string }) {
  const { errors } = form.formState;
  return (
    <Stack gap="md">
      <TextInput
        label="Template Name"
        description="Shown in your lists only, not to end users."
        placeholder="default"
        {...atMost(templateLimits.name)}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextInput
        label="Company Name"
        description="The name by which end users know you."
        placeholder={tenantName}
        {...atMost(templateLimits.companyName)}
        error={errors.companyName?.message}
        {...form.register('companyName')}
      />
      <PictureField
        label="Logo"
        value={form.watch('companyLogoUrl')}
        onChange={(url) => form.setValue('companyLogoUrl', url, { shouldDirty: true })}
      />
      <ThemeColorField
        label="Theme Color"
        value={form.watch('themeColor')}
        error={errors.themeColor?.message}
        onChange={(color) => form.setValue('themeColor', color, { shouldDirty: true, shouldValidate: true })}
      />
    </Stack>
  );
}
