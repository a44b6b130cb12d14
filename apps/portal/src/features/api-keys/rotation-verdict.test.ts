import type { ApiKey } from '@smile/contract/api-keys';
import { expect, it } from 'vitest';
import { judgeRotation } from './rotation-verdict.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => `${new Date(now - hours * 3_600_000).toISOString().slice(0, 19)}Z`;
const replacement = {
  id: 'ak-2',
  apiKey: 'new',
  status: 'ACTIVE' as const,
  lastUsedAt: hoursAgo(1),
  createdAt: hoursAgo(72),
};
const old = { status: 'ACTIVE', lastUsedAt: hoursAgo(48), replacement } as ApiKey;

it.each([
  ['idle for two days', old, true, 'The old key was last used 2 days ago, the new one an hour ago.'],
  ['never used', { ...old, lastUsedAt: null }, true, 'The old key was never used, the new one an hour ago.'],
  [
    'refused already',
    { ...old, status: 'INACTIVE' as const, replacement: null },
    true,
    'The old key is already refused.',
  ],
  ['in use', { ...old, lastUsedAt: hoursAgo(23) }, false, 'The old key was used a day ago.'],
  [
    'without a used replacement',
    { ...old, replacement: { ...replacement, lastUsedAt: null } },
    false,
    'The new key has not been used yet.',
  ],
  [
    'with an inactive replacement',
    { ...old, replacement: { ...replacement, status: 'INACTIVE' as const } },
    false,
    'The new key is inactive.',
  ],
  ['without a replacement', { ...old, replacement: null }, false, 'Its replacement was deleted.'],
])('judges a key that is %s', (_name, key, isSafe, reason) => {
  expect(judgeRotation(key, now)).toEqual({ isSafe, reason });
});

it('counts a whole day without use, no less', () => {
  expect(judgeRotation({ ...old, lastUsedAt: hoursAgo(24) }, now).isSafe).toBe(true);
  expect(judgeRotation({ ...old, lastUsedAt: hoursAgo(23.99) }, now).isSafe).toBe(false);
});
