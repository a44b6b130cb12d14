import { siteTemplateV2InputSchema } from '@smile/contract/site-template-v2';
import { expect, it } from 'vitest';
import { findPreviewNote, previewedTemplate, screenOf } from './previewed-site.ts';

const on = siteTemplateV2InputSchema.parse({});
const off = siteTemplateV2InputSchema.parse({
  landingPageConfig: { enabled: false },
  resultPageConfig: { enabled: false },
});

it('shows the first page of a visit until another page is edited', () => {
  expect([screenOf('general', on), screenOf('general', off), screenOf('failure', off)]).toEqual([
    'landing',
    'widget',
    'failure',
  ]);
});

it('shows an edited page even when it is off, with a note', () => {
  expect(previewedTemplate('landing', off).landingPageConfig.enabled).toBe(true);
  expect(previewedTemplate('general', off).landingPageConfig.enabled).toBe(false);
  expect(previewedTemplate('success', off).resultPageConfig.enabled).toBe(true);
  expect(findPreviewNote('landing', off)).toBe('Landing is off: visitors come straight to the widget.');
  expect(findPreviewNote('failure', off)).toBe('Result is off: visitors do not see this page.');
  expect(findPreviewNote('success', on)).toBeNull();
});
