import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPageGuide, guideUrl } from './guides.ts';

it.each([
  ['/dashboard', '/docs/guides/getting-started'],
  ['/developer/webhooks', '/docs/guides/webhooks'],
  ['/link/emulator', '/docs/guides/widget'],
  ['/link/winkSiteDetail/ws-1/Income', '/docs/guides/hosted-sites'],
  ['/signal/maws', '/docs/guides/lookups'],
  ['/users/invite', '/docs/guides/invites'],
  ['/snap', '/docs/guides/documents'],
])('leads from the page %s to the guide %s, which exists', (path, url) => {
  expect(guideUrl('/docs', findPageGuide(path)!)).toBe(url);
  const file = url.replace('/docs/guides/', 'apps/server/guides/');
  expect(readFileSync(`${file}.md`, 'utf8')).toMatch(/^# /);
});

it('leads from pages without a task of their own to the reference', () => {
  for (const path of ['/users', '/usage', '/developer/api-keys']) expect(findPageGuide(path)).toBeNull();
});

it("uses the operator's documentation when it replaces ours", () => {
  expect(guideUrl('https://docs.example.com/', 'webhooks', 'receive-events')).toBe('https://docs.example.com/');
});
