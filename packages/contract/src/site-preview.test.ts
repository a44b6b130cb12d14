import { expect, it } from 'vitest';
import { previewPages, type SitePreviewMessage, sitePreviewMessageSchema } from './site-preview.ts';
import { siteTemplateV2InputSchema } from './site-template-v2.ts';

const load: SitePreviewMessage = {
  type: 'load',
  revision: 0,
  mode: 'SANDBOX',
  tenantName: 'XYZ Bank',
  tenantLogoUrl: null,
  site: {
    type: 'DEFAULT',
    name: 'Loans',
    winkSiteTemplate: { ...siteTemplateV2InputSchema.parse({}), winkTemplateName: null },
  },
  templates: [],
  providers: [],
  fileTypes: [],
};

it('accepts a drawn site without content', () => {
  expect(sitePreviewMessageSchema.parse(load)).toEqual(load);
});

it('shows each page of a site of the drawer', () => {
  for (const screen of previewPages)
    expect(sitePreviewMessageSchema.safeParse({ type: 'show', screen }).success).toBe(true);
});

it.each([
  null,
  'load',
  { ...load, type: 'preview' },
  { ...load, site: { ...load.site, type: 'LOWCODE' } },
  { type: 'apply', revision: -1, op: {} },
  { type: 'walk', on: true, answers: {}, params: { campaign: 1 }, linked: {} },
])('takes no other message: %j', (message) => {
  expect(sitePreviewMessageSchema.safeParse(message).success).toBe(false);
});
