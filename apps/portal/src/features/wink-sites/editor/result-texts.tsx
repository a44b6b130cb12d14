import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { atMost } from '../../../ui/fields/at-most.ts';
import type { SiteForm } from './site-form.ts';

interface ResultTextsProps {
  form: SiteForm;
  page: 'success' | 'failure';
  title: string;
  /** Default label of the button. */
  button: string;
  onFocus: () => void;
}

export function ResultTexts({ form, page, title, button, onFocus }: ResultTextsProps) {
  const name = `winkSiteTemplate.resultPageConfig.${page}Page` as const;
  const errors = form.formState.errors.winkSiteTemplate?.resultPageConfig?.[`${page}Page`];
  return (
    <Fieldset legend={title} onFocus={onFocus}>
      <Stack gap="md">
        <TextInput
          label="Header text"
          {...atMost(siteLimits.header)}
          error={errors?.headerText?.message}
          {...form.register(`${name}.headerText`)}
        />
        <Textarea
          label="Message"
          rows={3}
          {...atMost(siteLimits.introduction)}
          error={errors?.bodyText?.message}
          {...form.register(`${name}.bodyText`)}
        />
        <TextInput
          label="Exit button text"
          placeholder={button}
          {...atMost(siteLimits.button)}
          error={errors?.continueButtonName?.message}
          {...form.register(`${name}.continueButtonName`)}
        />
      </Stack>
    </Fieldset>
  );
}
