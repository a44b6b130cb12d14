import { expect, it } from 'vitest';
import { formatFreeCount } from './usage.ts';

it.each([
  ['CreateWebhook', 1, '1 free webhook'],
  ['CreateWebhook', 20, '20 free webhooks'],
  ['RequestRecord', 1, '1 free signals request'],
  ['CreateMaw', 1000, '1,000 free MAW lookups'],
] as const)('counts free uses of %s: %i', (action, count, text) => {
  expect(formatFreeCount(count, action)).toBe(text);
});
