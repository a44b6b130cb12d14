import { expect, it } from 'vitest';
import { isViewable } from './is-viewable.ts';

const createdAt = '2026-01-01T00:00:00Z';
const afterDays = (days: number) => Date.parse(createdAt) + days * 86_400_000;

it('ends with the sixtieth day', () => {
  expect(isViewable({ createdAt }, afterDays(60) - 1)).toBe(true);
  expect(isViewable({ createdAt }, afterDays(60))).toBe(false);
});
