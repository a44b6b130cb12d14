import { Stack, Textarea, TextInput } from '@mantine/core';
import { companyNamePlaceholder } from '@smile/contract/placeholders';
import { TemplateSwitch } from '../template-switch.tsx';
import { registerText, type TemplateForm } from './template-form.ts';

export const companyNameHint = `${companyNamePlaceholder} stands for the company name.`;

export function ConsentSettings({ form }: { form: TemplateForm }) {
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
        {...registerText(form, 'consentPageConfig.getStartedButtonText')}
      />
      <Textarea
        label="Usage Text"
        description={`The purpose of the records, in one or two sentences. ${companyNameHint}`}
        autosize
        minRows={3}
        disabled={!isEnabled}
        {...registerText(form, 'usageText')}
      />
      <TemplateSwitch
        form={form}
        name="enableLearnMoreLink"
        label="Learn more link"
        description="Explains who gets the records, how long they are kept and how to stop sharing."
        disabled={!isEnabled}
      />
    </Stack>
  );
}
