import { expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import { proveSite } from '../proof/prove-site.ts';
import { findFaults } from '../soundness/document.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { documentFrom } from './site-template.ts';
import { siteTemplates } from './site-templates.ts';

test.each([...siteTemplates])('makes %s without a problem or a finding', (_, template) => {
  const document = documentFrom(template, 'Site', 'wtpl-1');
  expect(findFaults(document)).toEqual([]);
  expect(checkDocument(document)).toEqual([]);
  const settings = {
    matches: (pattern: string, text: string) => new RegExp(pattern, 'u').test(text),
    templateIds: ['wtpl-1'],
    sourceIds: ['employer'],
  };
  expect(proveSite(document, settings).findings).toEqual([]);
  const read = fromWire('Site', JSON.parse(JSON.stringify(toWire(document))));
  expect('doc' in read && toWire(read.doc)).toEqual(toWire(document));
});
