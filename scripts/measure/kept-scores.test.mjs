import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScores } from './kept-scores.mjs';

const hex = (digit) => digit.repeat(32);

describe('openScores', () => {
  let folder;
  let file;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-scores-'));
    file = join(folder, 'scores.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('resumes with stored runs, by page and form', () => {
    const run = { performance: 98 };
    openScores(file, { build: 'one' }).add('/login', 'phone', run);
    openScores(file, { build: 'one' }).add('/login', 'phone', { performance: 97 });
    const scores = openScores(file, { build: 'one' });
    expect(scores.runsOf('/login', 'phone')).toEqual([run, { performance: 97 }]);
    expect(scores.runsOf('/login', 'desktop')).toEqual([]);
    expect(scores.runsOf('/terms', 'phone')).toEqual([]);
  });

  it('matches pages whose ids come from another server', () => {
    const pathOf = (digit) => `/users/user-details?userId=demo1f-${hex(digit)}&accountId=acc-${hex(digit)}`;
    openScores(file, { build: 'one' }).add(pathOf('a'), 'desktop', { performance: 100 });
    expect(openScores(file, { build: 'one' }).runsOf(pathOf('b'), 'desktop')).toHaveLength(1);
  });

  it('ignores scores of another build unless allowed, and restarts for it', () => {
    openScores(file, { build: 'one' }).add('/login', 'phone', { performance: 80 });
    const scores = openScores(file, { build: 'two' });
    expect(scores.runsOf('/login', 'phone')).toEqual([]);
    expect(openScores(file, { build: 'two', anyBuild: true }).runsOf('/login', 'phone')).toHaveLength(1);
    scores.add('/login', 'phone', { performance: 99 });
    expect(scores.runsOf('/login', 'phone')).toEqual([{ performance: 99 }]);
  });
});
