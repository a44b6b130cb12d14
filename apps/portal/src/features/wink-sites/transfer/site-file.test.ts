import { siteTemplateV3Schema } from '@smile/contract/site-template-v3';
import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import { documentOf, screenWithEnding } from '@smile/site-model/testing/documents';
import { toWire } from '@smile/site-model/wire/to-wire';
import { expect, it } from 'vitest';
import { samplePages } from '../testing/open-sites.tsx';
import { readSiteFile, siteFileProblems, toPortable, writeSiteFile } from './site-file.ts';
import { listTemplateIds, picturesOf, replaceMissing } from './site-parts.ts';

const fileOf = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
const head = { kind: 'wink-site', formatVersion: 1, type: 'DEFAULT', name: 'Loans' };
const drawn = { type: 'DEFAULT', name: 'Loans', winkSiteTemplate: samplePages } as WinkSiteDetails;
const widget = (reference: string, winkTemplateId: string) => ({
  reference: `Screen_${reference}`,
  props: { screenName: reference, note: 'kept' },
  module: { reference: `WinkWidgetModule_${reference}`, type: 'WinkWidgetModule', props: { winkTemplateId } },
});
const built = {
  type: 'LOWCODE',
  name: 'Cards',
  winkSiteTemplate: siteTemplateV3Schema.parse({
    scenes: [{ screens: [widget('one', 'wtpl-1'), widget('two', 'wtpl-2'), widget('three', 'default_customization')] }],
  }),
} as WinkSiteDetails;

async function readBack(details: WinkSiteDetails) {
  const read = await readSiteFile(writeSiteFile(details));
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

it('reads an exported site back, unpublished, with unknown keys', async () => {
  const { winkTemplateName, ...pages } = samplePages;
  expect(await readBack(drawn)).toEqual({
    site: { type: 'DEFAULT', name: 'Loans', enabled: false, winkSiteTemplate: pages },
    templateName: winkTemplateName,
  });
  expect(await readBack(built)).toEqual({
    site: { type: 'LOWCODE', name: 'Cards', enabled: false, winkSiteTemplate: built.winkSiteTemplate },
    templateName: null,
  });
});

it('says why a file holds no site', async () => {
  const foreign = { problem: siteFileProblems.foreign };
  for (const content of ['', '{', 'null', '[]', { ...head, kind: 'other' }, { ...head, formatVersion: '1' }])
    expect(await readSiteFile(fileOf(content))).toEqual(foreign);
  expect(await readSiteFile(fileOf(' '.repeat(3_000_000)))).toEqual(foreign);
  expect(await readSiteFile(fileOf({ ...head, formatVersion: 2 }))).toEqual({ problem: siteFileProblems.newer });
  for (const broken of [{}, { winkSiteTemplate: { redirectBackUrl: 'javascript:alert(1)' } }, { type: 'LOWCODE' }])
    expect(await readSiteFile(fileOf({ ...head, ...broken }))).toEqual({
      problem: expect.stringContaining(siteFileProblems.invalid),
    });
});

it('explains why a site from before a rule cannot be imported', async () => {
  const redirectBackUrl = 'https://user:pw@bank.example';
  const stored = { ...drawn, winkSiteTemplate: { ...samplePages, redirectBackUrl } } as WinkSiteDetails;
  const problem = 'winkSiteTemplate.redirectBackUrl: The exit link cannot hold a user name or password';
  expect(await readSiteFile(writeSiteFile(stored))).toEqual({ problem: siteFileProblems.invalid + problem });
  expect(toPortable(stored)).toEqual({ problem: siteFileProblems.uncopied + problem });
});

it('lists the templates of a site, and puts the built-in one in place of those that are missing', async () => {
  const [one, many] = [(await readBack(drawn)).site, (await readBack(built)).site];
  expect(listTemplateIds(one)).toEqual(['wtpl-1']);
  expect(listTemplateIds(many)).toEqual(['wtpl-1', 'wtpl-2']);
  const replaced = replaceMissing(many, { templateIds: ['wtpl-2'], pictures: [] });
  expect(listTemplateIds(replaced)).toEqual(['wtpl-1']);
  expect(JSON.stringify(replaced)).toBe(JSON.stringify(many).replace('wtpl-2', 'default_customization'));
  const bare = replaceMissing(one, { templateIds: ['wtpl-1'], pictures: picturesOf(one) });
  expect(bare.winkSiteTemplate).toMatchObject({ winkTemplateId: 'default_customization', companyLogoUrl: null });
});

it('lists the pictures of endings, and leaves out those that are missing', async () => {
  const doc = documentOf([
    screenWithEnding('Screen_yes', { imageUrl: 'https://elsewhere.example/a.png' }),
    screenWithEnding('Screen_no', { imageUrl: 'https://link.example/b.png' }),
  ]);
  const { site } = await readBack({ ...built, winkSiteTemplate: toWire(doc) } as WinkSiteDetails);
  const pictures = picturesOf(site);
  expect(pictures.map(({ screenName }) => screenName)).toEqual(['yes', 'no']);
  const replaced = replaceMissing(site, { templateIds: [], pictures: pictures.slice(0, 1) });
  expect(picturesOf(replaced)).toEqual(pictures.slice(1));
  expect(JSON.stringify(replaced)).toBe(JSON.stringify(site).replace('"https://elsewhere.example/a.png"', 'null'));
});
