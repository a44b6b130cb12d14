import { beforeEach, expect, it } from 'vitest';
import { isFolded, rememberFolded } from './folded-groups.ts';

beforeEach(() => localStorage.clear());

it('remembers each group separately', () => {
  rememberFolded('Wink Widget', true);
  rememberFolded('Developer Tools', true);
  rememberFolded('Wink Widget', false);
  expect(isFolded('Wink Widget')).toBe(false);
  expect(isFolded('Developer Tools')).toBe(true);
});

it.each(['{', '7', '[1]', 'null'])('takes no group for folded when %s is stored', (stored) => {
  localStorage.setItem('smile.foldedGroups', stored);
  expect(isFolded('Wink Widget')).toBe(false);
});
