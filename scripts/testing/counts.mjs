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
 * Parses a report with the failed tests. A file that failed to load counts as one failure, as does a failed run
 * without a failed test.
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
