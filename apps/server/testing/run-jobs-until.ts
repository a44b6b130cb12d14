import { setImmediate } from 'node:timers/promises';
import type { TestApp } from './test-app.ts';

/** Runs the jobs that a request waits for, until it is answered. */
export async function runJobsUntil<T>(app: TestApp, answer: Promise<T>): Promise<T> {
  let isAnswered = false;
  const settled = answer.finally(() => {
    isAnswered = true;
  });
  settled.catch(() => undefined);
  while (!isAnswered) {
    await app.runJobs();
    await setImmediate();
  }
  return settled;
}
