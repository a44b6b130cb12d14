import type { ApiKey } from '@smile/contract/api-keys';
import { expect, it } from 'vitest';
import { mergePages, nextCursors } from './merge-modes.ts';

const key = (id: string, createdAt: string) => ({ id, createdAt }) as ApiKey;

it('merges the modes, newest first', () => {
  const sandbox = { mode: 'SANDBOX' as const, nextCursor: null, items: [key('b', '2026-02-01T00:00:00Z')] };
  const items = [key('c', '2026-03-01T00:00:00Z'), key('a', '2026-01-01T00:00:00Z')];
  const merged = mergePages([[sandbox, { mode: 'PRODUCTION', nextCursor: null, items }]]);
  expect(merged.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

it('continues with the modes that have another page', () => {
  const done = { mode: 'SANDBOX' as const, nextCursor: null, items: [] };
  const open = { mode: 'PRODUCTION' as const, nextCursor: 'next', items: [] };
  expect(nextCursors([done, open])).toEqual({ PRODUCTION: 'next' });
  expect(nextCursors([done])).toBeUndefined();
});
