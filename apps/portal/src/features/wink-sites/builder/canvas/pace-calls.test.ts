import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceCalls } from './pace-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls at once, then every fifty milliseconds at most, and finally with the last request', () => {
  const done: number[] = [];
  let asked = 0;
  const calls = paceCalls(() => done.push(asked), 50);
  for (asked = 1; asked <= 17; asked++) {
    calls.ask();
    vi.advanceTimersByTime(10);
  }
  expect(done).toEqual([1, 5, 10, 15]);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 5, 10, 15, 18]);
});

it('forgets pending requests when it stops', () => {
  const work = vi.fn();
  const calls = paceCalls(work, 50);
  calls.ask();
  calls.ask();
  calls.stop();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
