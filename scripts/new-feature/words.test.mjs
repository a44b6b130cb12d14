import { expect, it } from 'vitest';
import { wordsFor } from './words.mjs';

it.each([
  ['saved-searches', 'saved-search', 'savedSearch'],
  ['webhooks', 'webhook', 'webhook'],
  ['policies', 'policy', 'policy'],
  ['addresses', 'address', 'address'],
  ['access', 'access', 'access'],
  ['invoices', 'invoice', 'invoice'],
])('knows one of %s as %s', (noun, one, single) => {
  expect(wordsFor(noun)).toMatchObject({ one, single });
});
