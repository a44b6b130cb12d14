import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './counts.mjs';

let folder;
let report;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
  report = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (value) => writeFileSync(report, JSON.stringify(value));

it('counts a file that could not be loaded as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  write({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1, testResults });
  expect(readVitestCounts(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 3 });
});

it('counts a run that failed without a failed test as a failure', () => {
  write({ stats: { expected: 3, flaky: 0, unexpected: 0, skipped: 0 } });
  expect(readPlaywrightCounts(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

it('counts a run without a report by its exit code', () => {
  expect(readVitestCounts(report, 1).failed).toBe(1);
  expect(readPlaywrightCounts(report, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
