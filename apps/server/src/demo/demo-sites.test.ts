import { defaultTemplateId } from '@smile/contract/wink-templates';
import { proveSite } from '@smile/site-model/proof/prove-site';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { expect, it } from 'vitest';
import { matchesPattern } from '../platform/patterns.ts';
import { branchedSite } from './demo-sites.ts';

it('gives the checks of the builder nothing to report', () => {
  const read = fromWire(branchedSite.name ?? '', branchedSite.winkSiteTemplate as never);
  if ('problems' in read) throw new Error(read.problems.join());
  const settings = { matches: matchesPattern, templateIds: [defaultTemplateId], sourceIds: ['gcash', 'sss'] };
  expect(proveSite(read.doc, settings).findings).toEqual([]);
});
