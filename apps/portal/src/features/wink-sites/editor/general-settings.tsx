import { Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { atMost } from '../../../ui/fields/at-most.ts';
import { PictureField } from '../../images/picture-field.tsx';
import { ExitLinkField } from './exit-link-field.tsx';
import { FormSwitch } from './form-switch.tsx';
import type { SiteForm } from './site-form.ts';
import { TemplateSelect } from './template-select.tsx';

interface GeneralSettingsProps {
  form: SiteForm;
  /** Name of the last saved template; null after its deletion. */
  savedTemplateName: string | null;
}

export function GeneralSettings({ form, savedTemplateName }: GeneralSettingsProps) {
  const { errors } = form.formState;
  return (
    <Stack gap="md">
      <FormSwitch
        form={form}
        name="enabled"
        label="Published"
        description="If it is on, visitors see the site; otherwise they see that it is not available."
      />
      <TextInput
        label="WinkSite name"
        description="Shown in your lists only, not to end users."
        placeholder="default"
        {...atMost(siteLimits.name)}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <ExitLinkField
        form={form}
        name="winkSiteTemplate.redirectBackUrl"
        label="Success exit link"
        description="Page that people reach after they have shared their records."
        error={errors.winkSiteTemplate?.redirectBackUrl?.message}
      />
      <ExitLinkField
        form={form}
        name="winkSiteTemplate.redirectBackUrlOnFailure"
        label="Failure exit link"
        description="Page that people reach if they could not connect; without a link they can try again."
        error={errors.winkSiteTemplate?.redirectBackUrlOnFailure?.message}
      />
      <TemplateSelect
        value={form.watch('winkSiteTemplate.winkTemplateId')}
        valueName={savedTemplateName}
        onChange={(id) => form.setValue('winkSiteTemplate.winkTemplateId', id, { shouldDirty: true })}
      />
      <PictureField
        label="Logo"
        shape="square"
        value={form.watch('winkSiteTemplate.companyLogoUrl')}
        onChange={(url) => form.setValue('winkSiteTemplate.companyLogoUrl', url, { shouldDirty: true })}
      />
    </Stack>
  );
}
