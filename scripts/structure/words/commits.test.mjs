import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../build/targets.mjs';
import { findSubjectFaults } from './commits.mjs';

describe('findSubjectFaults', () => {
  it.each([
    'feat(webhooks): disable an endpoint after ten failures',
    'fix(document-reading)!: reject "ñ" after a consonant',
    'perf(install): pass --prefer-offline to npm ci',
    'style(db): write comments in plain English',
    'fix(pdf): embed fonts',
    'build(check): alias a folder',
    'fix(jobs): re-seed the clock',
    'fix(ui): focus the first field',
  ])('accepts %s', (subject) => expect(findSubjectFaults(subject)).toEqual([]));

  it.each([
    ['perf: cache packages', 'is not of the form'],
    ['feature(users): add a page', 'is not of the form'],
    ['fix(Users): add a page', 'is not of the form'],
    ['fixup! fix(users): add a page', 'is not of the form'],
    ['fix(users): added a page', '"added" is not an imperative verb'],
    ['fix(users): adds a page', '"adds" is not an imperative verb'],
    ['fix(users): adding a page', '"adding" is not an imperative verb'],
    ['fix(users): Add a page', '"Add" is not an imperative verb'],
    ['fix(users): no ñ follows a consonant', '"no" is not an imperative verb'],
    ['docs(users): what the benchmark gives', '"what" is not an imperative verb'],
    ['fix(users): add a page.', 'ends with a period'],
    [`fix(users): add ${'x'.repeat(57)}`, 'has 73 characters'],
  ])('rejects %s', (subject, fault) => {
    expect(findSubjectFaults(subject)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('check-commits', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  const commit = (subject) => git('commit', '--quiet', '--allow-empty', '-m', subject);
  function check() {
    try {
      const output = execFileSync(process.execPath, ['scripts/check-commits.mjs'], { cwd: folder, encoding: 'utf8' });
      return { status: 0, output };
    } catch ({ status, stdout }) {
      return { status, output: stdout };
    }
  }

  it('rejects a bad subject on a branch, but not on main', () => {
    git('init', '--quiet', '--initial-branch=main');
    commit('first');
    expect(check()).toEqual({ status: 0, output: '' });
    git('checkout', '--quiet', '-b', 'topic');
    commit('fix(users): add a page');
    expect(check()).toEqual({ status: 0, output: '' });
    commit('fixed it');
    expect(check()).toEqual({ status: 1, output: expect.stringContaining('fixed it') });
  });

  it('skips without git, and without a main branch', () => {
    const skipped = { status: 0, output: expect.stringContaining('skipped') };
    expect(check()).toEqual(skipped);
    git('init', '--quiet', '--initial-branch=topic');
    commit('fixed it');
    git('checkout', '--quiet', '--detach');
    expect(check()).toEqual(skipped);
  });

  it('skips in a shallow clone that ends before main', () => {
    git('init', '--quiet', '--initial-branch=main');
    commit('first');
    git('checkout', '--quiet', '-b', 'topic');
    commit('fixed it');
    commit('fixed it again');
    git('checkout', '--quiet', 'main');
    commit('second');
    writeFileSync(join(folder, '.git', 'shallow'), git('rev-parse', 'topic', 'main'));
    git('checkout', '--quiet', 'topic');
    expect(check()).toEqual({ status: 0, output: expect.stringContaining('skipped') });
  });
});
