import { Input, SegmentedControl, Stack } from '@mantine/core';
import { FormSwitch } from './form-switch.tsx';
import { ResultTexts } from './result-texts.tsx';
import type { SiteForm } from './site-form.ts';

export type ResultPage = 'success' | 'failure';

interface ResultSettingsProps {
  form: SiteForm;
  shown: ResultPage;
  onShow: (page: ResultPage) => void;
}

export function ResultSettings({ form, shown, onShow }: ResultSettingsProps) {
  return (
    <Stack gap="md">
      <FormSwitch
        form={form}
        name="winkSiteTemplate.resultPageConfig.enabled"
        label="Enable Result"
        description="When Result is off, the site redirects at once to the exit link URL."
      />
      <FormSwitch
        form={form}
        name="winkSiteTemplate.resultPageConfig.enableQrCode"
        label="Enable QR Code"
        description="When QR code is on, users can download or screenshot a unique QR code to manage or revoke their connection."
      />
      <Input.Wrapper label="Switch Preview" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Switch Preview"
          data={[
            { value: 'success', label: 'Successful' },
            { value: 'failure', label: 'Failed' },
          ]}
          value={shown}
          onChange={(page) => onShow(page as ResultPage)}
        />
      </Input.Wrapper>
      <ResultTexts form={form} page="success" title="Successful" button="CONTINUE" onFocus={() => onShow('success')} />
      <ResultTexts form={form} page="failure" title="Failed" button="CONNECT" onFocus={() => onShow('failure')} />
    </Stack>
  );
}
