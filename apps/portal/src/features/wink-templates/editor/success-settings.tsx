import { Stack, Textarea, TextInput } from '@mantine/core';
import type { Provider } from '@smile/contract/providers';
import { AccountLimitField } from './account-limit-field.tsx';
import { companyNameHint } from './consent-settings.tsx';
import { registerText, type TemplateForm } from './template-form.ts';

export function SuccessSettings({ form, providers }: { form: TemplateForm; providers: Provider[] }) {
  const included = form.watch('providerConfig.providers');
  const availableCount = included.length > 0 ? included.length : providers.length;
  return (
    <Stack gap="md">
      <Textarea
        label="Screen Text"
        description={companyNameHint}
        autosize
        minRows={3}
        {...registerText(form, 'successPageConfig.successText')}
      />
      {availableCount > 1 && (
        <TextInput
          label="Next Button Text"
          description="Lets people choose another account."
          placeholder="Connect another account"
          {...registerText(form, 'successPageConfig.connectMoreAccountsButtonText')}
        />
      )}
      <AccountLimitField
        value={form.watch('successPageConfig.connectedAccountLimit')}
        onChange={(limit) => form.setValue('successPageConfig.connectedAccountLimit', limit, { shouldDirty: true })}
      />
      <TextInput
        label="Exit Button Text"
        placeholder="Done"
        {...registerText(form, 'successPageConfig.doneButtonText')}
      />
    </Stack>
  );
}
