import { expect, it } from 'vitest';
import { sampleConfig } from './testing/samples.ts';
import { mergeSettings } from './widget-settings.ts';

const providerConfig = { providers: ['a', 'b'], topProviders: ['a'], excludeConnectedProviders: true };

it('uses the template when the page sets no options', () => {
  expect(mergeSettings(sampleConfig({ providerConfig }), {})).toMatchObject({
    companyName: 'Tenant Inc.',
    providerIds: ['a', 'b'],
    topProviderIds: ['a'],
    hasConsent: true,
    hasSearch: true,
    hasTypeTabs: true,
    hasSystemTab: true,
    hidesConnected: true,
    startButtonText: 'Begin',
  });
});

it('lets the page’s options win', () => {
  const options = { companyName: 'Other', providers: ['c'], enableConsentPage: false, enableTypeBar: false };
  expect(mergeSettings(sampleConfig({ providerConfig }), options)).toMatchObject({
    companyName: 'Other',
    providerIds: ['c'],
    hasConsent: false,
    hasTypeTabs: false,
  });
});

it('names one company in every text, from the template or the page', () => {
  const config = sampleConfig({
    companyName: 'Acme $& Co',
    usageText: `\${companyName} reads them, and \${companyName} only.`,
    successPageConfig: { ...sampleConfig().template.successPageConfig, successText: `Sent to \${companyName}.` },
  });
  expect(mergeSettings(config, {})).toMatchObject({
    companyName: 'Acme $& Co',
    usageText: 'Acme $& Co reads them, and Acme $& Co only.',
    successText: 'Sent to Acme $& Co.',
  });
  expect(mergeSettings(config, { companyName: 'Other' }).successText).toBe('Sent to Other.');
});

it('takes an empty list for no choice', () => {
  expect(mergeSettings(sampleConfig({ providerConfig }), { providers: [], topProviders: [] })).toMatchObject({
    providerIds: ['a', 'b'],
    topProviderIds: ['a'],
  });
});

it('highlights at most ten providers', () => {
  const topProviders = Array.from({ length: 12 }, (_, index) => `p${index}`);
  expect(mergeSettings(sampleConfig(), { topProviders }).topProviderIds).toHaveLength(10);
});

it('takes documents as the template or the page says, and samples in Sandbox only', () => {
  const config = sampleConfig({ enableUpload: true });
  const options = { enableSampleModel: true };
  expect(mergeSettings(config, options)).toMatchObject({ hasUploads: true, hasSamples: true });
  expect(mergeSettings(config, { enableUpload: false })).toMatchObject({ hasUploads: false, hasSamples: false });
  expect(mergeSettings({ ...config, mode: 'PRODUCTION' }, options).hasSamples).toBe(false);
});
