import { Switch } from '@mantine/core';
import type { SiteForm } from './site-form.ts';

interface FormSwitchProps {
  form: SiteForm;
  name:
    | 'enabled'
    | 'winkSiteTemplate.landingPageConfig.enabled'
    | 'winkSiteTemplate.resultPageConfig.enabled'
    | 'winkSiteTemplate.resultPageConfig.enableQrCode';
  label: string;
  description: string;
}

export function FormSwitch({ form, name, label, description }: FormSwitchProps) {
  return (
    <Switch
      label={label}
      description={description}
      checked={form.watch(name)}
      onChange={(event) => form.setValue(name, event.currentTarget.checked, { shouldDirty: true })}
    />
  );
}
