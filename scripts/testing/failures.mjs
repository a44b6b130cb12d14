import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build/targets.mjs';

const maxLength = 600;

/** Failed tests of a vitest report: file, name and message of each. */
export function listVitestFailures(report) {
  return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [write(file, 'could not be loaded', message)];
    return failed.map((test) => write(file, test.fullName, test.failureMessages?.[0]));
  });
}

/** Failed tests of a Playwright report in the same form. */
export function listPlaywrightFailures(report) {
  return report.suites
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          write(file, `[${projectName}] ${title}`, results.find(({ error }) => error)?.error.message),
        ),
    );
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function write(file, name, message = '') {
  const text = stripVTControlCharacters(message).slice(0, maxLength).trim().replaceAll('\n', '\n    ');
  return `${file.startsWith(root) ? relative(root, file) : file} > ${name}\n    ${text}`;
}
