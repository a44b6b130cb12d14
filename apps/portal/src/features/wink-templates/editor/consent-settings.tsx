import { Stack, Textarea, TextInput } from '@mantine/core';
import { companyNamePlaceholder } from '@smile/contract/company-name';
import { templateLimits } from '@smile/contract/wink-templates';
import { atMost } from '../../../ui/fields/at-most.ts';
import { TemplateSwitch } from '../template-switch.tsx';
import type { TemplateForm } from './template-form.ts';

export const companyNameHint = `${companyNamePlaceholder} stands for the company name.`;

export function ConsentSettings({ form }: { form: TemplateForm }) {
  const { errors } = form.formState;
  const isEnabled = form.watch('consentPageConfig.enabled');
  return (
    <Stack gap="md">
      <TemplateSwitch
        form={form}
        name="consentPageConfig.enabled"
        label="Show the consent screen"
        description="If it is off, end users start with the choice of accounts."
      />
      <TextInput
        label="Start Button Text"
        placeholder="Get started"
        disabled={!isEnabled}
        {...atMost(templateLimits.buttonText)}
        error={errors.consentPageConfig?.getStartedButtonText?.message}
        {...form.register('consentPageConfig.getStartedButtonText')}
      />
      <Textarea
        label="Usage Text"
        description={`The purpose of the records, in one or two sentences. ${companyNameHint}`}
        autosize
        minRows={3}
        disabled={!isEnabled}
        {...atMost(templateLimits.usageText)}
        error={errors.usageText?.message}
        {...form.register('usageText')}
      />
      <TemplateSwitch
        form={form}
        name="enableLearnMoreLink"
        label="Learn more link"
        description="Says who gets the records, how long they are kept and how to stop sharing."
        disabled={!isEnabled}
      />
    </Stack>
  );
}
