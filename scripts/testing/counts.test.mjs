import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../build/targets.mjs';
import { readPlaywrightResult, readVitestResult } from './counts.mjs';

let folder;
let report;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
  report = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (value) => writeFileSync(report, JSON.stringify(value));

it('counts a file that failed to load as a failure, and names failed tests', () => {
  const testResults = [
    { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
    {
      name: join(root, 'b.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat x'] },
      ],
    },
    { name: join(root, 'c.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  write({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults });
  expect(readVitestResult(report, 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 3,
    failures: ['b.test.ts > adds\n    expected 1\n    at x', 'c.test.ts > could not be loaded\n    no such file'],
  });
});

it('names failed journeys at any depth', () => {
  const tests = [{ projectName: 'phone', status: 'unexpected', results: [{}, { error: { message: 'timed out' } }] }];
  const specs = [{ file: 'a.spec.ts', title: 'uploads', tests }];
  write({ stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 0 }, suites: [{ suites: [{ specs }] }] });
  expect(readPlaywrightResult(report, 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['a.spec.ts > [phone] uploads\n    timed out'],
  });
});

it('counts a failed run without a failed test as a failure', () => {
  write({ stats: { expected: 3, flaky: 0, unexpected: 0, skipped: 0 }, suites: [] });
  expect(readPlaywrightResult(report, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
});

it('counts a run without a report by its exit code', () => {
  expect(readVitestResult(report, 1).failed).toBe(1);
  expect(readPlaywrightResult(report, 0)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
});
