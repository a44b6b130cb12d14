import type { ApiKey } from '@smile/contract/api-keys';
import { expect, it } from 'vitest';
import { ageInDays, isOld } from './api-key-age.ts';

const key = { createdAt: '2026-01-01T12:00:00Z' } as ApiKey;
const dayMs = 86_400_000;
const created = Date.parse(key.createdAt);

it('counts whole days, and zero for a clock that is behind', () => {
  expect(ageInDays(key, created + dayMs - 1)).toBe(0);
  expect(ageInDays(key, created + dayMs)).toBe(1);
  expect(ageInDays(key, created - 1)).toBe(0);
});

it('calls a key old after more than 180 days', () => {
  expect(isOld(key, created + 180 * dayMs)).toBe(false);
  expect(isOld(key, created + 181 * dayMs)).toBe(true);
});
