import { Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { SiteDocument } from '@smile/site-model/document';
import type { Operation } from '@smile/site-model/operations/operation';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { CalculationsEditor } from './calculations/calculations-editor.tsx';
import { LanguagesEditor } from './languages/languages-editor.tsx';
import { SiteColorField } from './site-color-field.tsx';
import { UrlParamsEditor } from './url-params-editor.tsx';

interface SiteSettingsProps {
  document: SiteDocument;
  /** `what` names the changed field. */
  onChange: (operation: Operation, what: string) => void;
}

/** The "Site" tab: settings of the whole site. */
export function SiteSettings({ document, onChange }: SiteSettingsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="Site Name"
        required
        {...atMost(siteLimits.name)}
        value={document.name}
        error={document.name.trim() === '' && 'Site name cannot be empty'}
        onChange={(event) =>
          onChange({ type: 'setSite', key: 'name', value: event.currentTarget.value }, 'the site name')
        }
      />
      <SiteColorField
        value={document.themeColor}
        onChange={(value) => onChange({ type: 'setSite', key: 'themeColor', value }, 'the theme colour')}
      />
      <LanguagesEditor document={document} onChange={onChange} />
      <CalculationsEditor document={document} onChange={onChange} />
      <UrlParamsEditor
        params={document.urlParams}
        onChange={(urlParams) => onChange({ type: 'setUrlParams', urlParams }, 'the URL parameters')}
      />
    </Stack>
  );
}
