import { expect, it } from 'vitest';
import { findTabWithError } from './template-form.ts';

it('finds the first tab with a wrong field', () => {
  expect(findTabWithError({})).toBeUndefined();
  expect(findTabWithError({ successPageConfig: {}, usageText: {} })).toBe('consent');
  expect(findTabWithError({ providerConfig: {} })).toBe('sources');
});
