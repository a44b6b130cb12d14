import { expect, it } from 'vitest';
import { isKept } from './retention.ts';

const createdAt = '2026-01-01T00:00:00Z';
const afterDays = (days: number) => Date.parse(createdAt) + days * 86_400_000;

it('ends with the sixtieth day', () => {
  expect(isKept({ createdAt }, afterDays(60) - 1)).toBe(true);
  expect(isKept({ createdAt }, afterDays(60))).toBe(false);
});
