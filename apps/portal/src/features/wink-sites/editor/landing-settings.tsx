import { Stack, Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FormSwitch } from './form-switch.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { SiteForm } from './site-form.ts';

const introduction = 'winkSiteTemplate.landingPageConfig.bodyText';

export function LandingSettings({ form }: { form: SiteForm }) {
  const errors = form.formState.errors.winkSiteTemplate?.landingPageConfig;
  return (
    <Stack gap="md">
      <FormSwitch
        form={form}
        name="winkSiteTemplate.landingPageConfig.enabled"
        label="Enable Landing"
        description="When Landing is off, the site opens the widget at once."
      />
      <Textarea
        label="Header text"
        rows={3}
        {...atMost(siteLimits.header)}
        error={errors?.headerText?.message}
        {...form.register('winkSiteTemplate.landingPageConfig.headerText')}
      />
      <MarkdownField
        label="Introduction text"
        rows={5}
        max={siteLimits.introduction}
        value={form.watch(introduction)}
        error={errors?.bodyText?.message}
        onChange={(text) => form.setValue(introduction, text, { shouldDirty: true, shouldValidate: true })}
      />
      <TextInput
        label="Launch Widget button text"
        placeholder="GET STARTED"
        {...atMost(siteLimits.button)}
        error={errors?.continueButtonName?.message}
        {...form.register('winkSiteTemplate.landingPageConfig.continueButtonName')}
      />
    </Stack>
  );
}
