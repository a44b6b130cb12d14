import { expect, it } from 'vitest';
import { createRateLimiter, type TakePermits } from './rate-limiter.ts';

/** Fake of the shared counter in the database, one window after another. */
function createShared(max: number, clock: { ms: number }) {
  const taken = new Map<string, number>();
  let calls = 0;
  const take: TakePermits = async (subject, wanted) => {
    calls += 1;
    const key = `${subject} ${Math.floor(clock.ms / 1000)}`;
    const used = Math.min(taken.get(key) ?? 0, max) + wanted;
    taken.set(key, used);
    return {
      granted: Math.max(0, Math.min(wanted, max - (used - wanted))),
      used: Math.min(used, max),
      msLeft: 1000 - (clock.ms % 1000),
    };
  };
  return { take, calls: () => calls };
}

const clock = { ms: 0 };
const limiterOf = (take: TakePermits, max = 20) =>
  createRateLimiter({ max, windowMs: 1000, nowMs: () => clock.ms }, take);
const passed = (admissions: { isAdmitted: boolean }[]) => admissions.filter(({ isAdmitted }) => isAdmitted).length;

it('admits exactly the limit when three processes are asked at once', async () => {
  const { take } = createShared(20, clock);
  const limiters = [limiterOf(take), limiterOf(take), limiterOf(take)];
  const ask = () => Promise.all(Array.from({ length: 60 }, (_, index) => limiters[index % 3]!('a')));
  expect(passed(await ask())).toBe(20);
  expect(passed(await ask())).toBe(0);
  clock.ms += 1000;
  expect(passed(await ask())).toBe(20);
});

it('asks once for every fifth of the limit, and never once it is spent', async () => {
  const { take, calls } = createShared(20, clock);
  const limit = limiterOf(take);
  for (let count = 0; count < 100; count += 1) await limit('b');
  expect(calls()).toBe(5);
});

it('returns the remaining calls and seconds', async () => {
  clock.ms = 5_000;
  const limit = limiterOf(createShared(2, clock).take, 2);
  expect(await limit('c')).toEqual({ isAdmitted: true, remaining: 1, secondsLeft: 1 });
  expect(await limit('c')).toMatchObject({ isAdmitted: true, remaining: 0 });
  expect(await limit('c')).toEqual({ isAdmitted: false, remaining: 0, secondsLeft: 1 });
});

it('counts locally while the shared counter is away', async () => {
  const limit = limiterOf(async () => {
    throw new Error('away');
  });
  const admissions = await Promise.all(Array.from({ length: 30 }, () => limit('d')));
  expect(passed(admissions)).toBe(20);
});
