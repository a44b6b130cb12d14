import { expect, it, vi } from 'vitest';

const loadedAt = Date.now();

it('shows every unit test the same time on any day', () => {
  expect(new Date().toISOString()).toBe('2026-11-20T04:00:00.000Z');
  expect(loadedAt).toBe(Date.now());
});

it('is reset after a test that moved it', () => {
  vi.useFakeTimers({ now: 0 });
  expect(Date.now()).toBe(0);
});

it('has the fixed time again', () => {
  expect(new Date().toISOString()).toBe('2026-11-20T04:00:00.000Z');
});
