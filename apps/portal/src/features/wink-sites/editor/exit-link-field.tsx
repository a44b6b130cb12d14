import { Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { atMost } from '../../../ui/fields/at-most.ts';
import { readExitLink, stripPrefix } from './exit-link.ts';
import type { SiteForm } from './site-form.ts';

interface ExitLinkFieldProps {
  form: SiteForm;
  name: 'winkSiteTemplate.redirectBackUrl' | 'winkSiteTemplate.redirectBackUrlOnFailure';
  label: string;
  description: string;
  error: string | undefined;
}

export function ExitLinkField({ form, name, label, description, error }: ExitLinkFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      leftSection={
        <Text size="sm" c="dimmed">
          https://
        </Text>
      }
      leftSectionWidth={72}
      inputMode="url"
      {...atMost(siteLimits.url)}
      error={error}
      value={stripPrefix(form.watch(name))}
      onChange={(event) =>
        form.setValue(name, readExitLink(event.currentTarget.value), { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}
