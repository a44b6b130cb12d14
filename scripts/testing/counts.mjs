import { readFileSync } from 'node:fs';

export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** A file that could not be loaded counts as one failure, and so does a run that failed without a failed test. */
export function readVitestCounts(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (!report) return orFailed(noCounts, exitCode);
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return orFailed(counts, exitCode);
}

export function readPlaywrightCounts(reportFile, exitCode) {
  const stats = readReport(reportFile)?.stats;
  if (!stats) return orFailed(noCounts, exitCode);
  return orFailed({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode);
}

function orFailed(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
