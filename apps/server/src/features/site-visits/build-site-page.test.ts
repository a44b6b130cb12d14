import type { HostedSite } from '@smile/contract/hosted-sites';
import { expect, it } from 'vitest';
import { buildSitePage } from './build-site-page.ts';

const template = '<head><title>This page is not available</title></head><body></body>';

function siteOf(companyName: string): HostedSite {
  return {
    id: 'ws-1',
    version: 1,
    mode: 'SANDBOX',
    companyName,
    companyLogoUrl: null,
    templateColor: '#167e1c',
    termsUrl: 'https://portal.example/terms',
    privacyUrl: 'https://portal.example/privacy',
    flow: { name: companyName, themeColor: null },
  };
}

const carried = (page: string) =>
  JSON.parse(/<script type="application\/json" id="site">(.*?)<\/script>/s.exec(page)![1]!);

it.each(['XYZ Bank', '</script><script>alert(1)</script>', '$& $1 $` <b>&amp;</b>', '<!--<script>', '\u2028"\\'])(
  'carries %j as text',
  (name) => {
    const page = buildSitePage(template, siteOf(name));
    expect(carried(page)).toEqual(siteOf(name));
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<b>');
    expect(page).toContain('<meta name="theme-color" content="#167e1c">');
  },
);

it('is the unchanged template without a site', () => {
  expect(buildSitePage(template, null)).toBe(template);
});
