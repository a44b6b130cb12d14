import { readFileSync } from 'node:fs';
import { listPlaywrightFailures, listVitestFailures } from './failures.mjs';

export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * What a report says, with the failed tests in words. A file that could not be loaded counts as one failure, and so
 * does a run that failed without a failed test.
 */
export function readVitestResult(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (!report) return orFailed(noCounts, exitCode);
  const failures = listVitestFailures(report);
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  return orFailed({ passed, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }, exitCode);
}

export function readPlaywrightResult(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (!report?.stats) return orFailed(noCounts, exitCode);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures = listPlaywrightFailures(report);
  return orFailed({ passed: expected + flaky, failed: unexpected, skipped, failures }, exitCode);
}

function orFailed(result, exitCode) {
  return { failures: [], ...result, failed: exitCode === 0 ? result.failed : Math.max(1, result.failed) };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
