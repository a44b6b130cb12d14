// Checks the subjects of the commits since the branch left main: `node scripts/check-commits.mjs [base]`.
import { execFileSync } from 'node:child_process';
import { root } from './build/targets.mjs';
import { findSubjectFaults } from './structure/words/commits.mjs';

const base = process.argv[2] ?? findBase();
if (base === null) console.log('note: skipped, since the history that leads to main is not available');
else checkSince(base);

function checkSince(start) {
  const log = git('log', '--no-merges', '--format=%h %s', `${start}..HEAD`);
  if (log === null) throw new Error(`There is no commit ${start}.`);
  for (const line of log.split('\n').filter(Boolean)) {
    const [, id, subject] = /^(\S+) (.*)$/.exec(line) ?? [];
    for (const fault of findSubjectFaults(subject ?? '')) {
      console.log(`${id ?? line} ${fault}: ${subject ?? ''}`);
      process.exitCode = 1;
    }
  }
}

/** The merge base with main; null without git, without a main branch, or in a shallow clone that ends before it. */
function findBase() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  return main ? git('merge-base', main, 'HEAD') || null : null;
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
