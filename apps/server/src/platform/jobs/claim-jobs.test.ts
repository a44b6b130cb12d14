import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRest } from './claim-jobs.ts';

const claimMs = 20;
/** Timers may fire this many milliseconds early. */
const early = 2;

async function claimMore() {
  await delay(claimMs);
  return { jobs: [], mayBeMore: true };
}

it('rests after a claim when plenty is running, even if more may be due', async () => {
  const rest = createRest(() => true);
  const startMs = performance.now();
  await rest.after(claimMore);
  await rest.end();
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(2 * (claimMs - early));
});

it('claims again at once when there is room and more may be due', async () => {
  const rest = createRest(() => false);
  await rest.after(claimMore);
  const next = rest.end().then(() => 'at once');
  expect(await Promise.race([next, new Promise((done) => setImmediate(done, 'later'))])).toBe('at once');
});
