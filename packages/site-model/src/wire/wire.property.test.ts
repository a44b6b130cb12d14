import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteDocument } from '../document.ts';
import { dropItemIds } from '../testing/documents.ts';
import { choices, documentBy } from '../testing/random-operations.ts';
import { addUnknownKeys, breakSomewhere, dropSomeKeys } from '../testing/random-wire.ts';
import { propertyTimeoutMs, runs } from '../testing/runs.ts';
import { countingIds } from '../testing/sample-site.ts';
import { fromWire } from './from-wire.ts';
import { toWire } from './to-wire.ts';

const documents = choices(20).map((list) => documentBy(list, countingIds()));

function read(name: string, template: unknown): SiteDocument {
  const result = fromWire(name, JSON.parse(JSON.stringify(template)));
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.doc;
}

test(
  'returns every document from the wire unchanged',
  () => {
    fc.assert(
      fc.property(documents, (doc) => {
        expect(dropItemIds(read(doc.name, toWire(doc)))).toEqual(dropItemIds(doc));
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test(
  'returns every accepted template unchanged, with its unknown keys',
  () => {
    fc.assert(
      fc.property(documents, fc.infiniteStream(fc.nat(20)), (doc, numbers) => {
        const template: unknown = addUnknownKeys(JSON.parse(JSON.stringify(toWire(doc))), numbers);
        expect(toWire(read('Loans', template))).toEqual(template);
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test(
  'fills omitted properties with the values of a new part',
  () => {
    fc.assert(
      fc.property(documents, fc.infiniteStream(fc.nat(20)), (doc, numbers) => {
        const template: unknown = dropSomeKeys(JSON.parse(JSON.stringify(toWire(doc))), numbers);
        const sent = toWire(read('Loans', template));
        expect(sent).toMatchObject(template as object);
        expect(toWire(read('Loans', sent))).toEqual(sent);
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test(
  'reports problems in a broken template, or reads it without loss',
  () => {
    fc.assert(
      fc.property(documents, fc.infiniteStream(fc.nat(1000)), fc.anything(), (doc, numbers, value) => {
        const template: unknown = breakSomewhere(JSON.parse(JSON.stringify(toWire(doc))), numbers, value);
        const result = fromWire('Loans', template);
        if ('problems' in result) expect(result.problems.length).toBeGreaterThan(0);
        else expect(toWire(result.doc)).toMatchObject(template as object);
      }),
      runs(120),
    );
  },
  propertyTimeoutMs,
);
