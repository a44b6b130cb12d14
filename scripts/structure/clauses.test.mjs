import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { checkClauses, findClauses, folderOf } from './clauses.mjs';

const path = 'apps/portal/src/features/users/users-page.ts';

function moduleOf(text, name = path) {
  const { comments } = parseSync(name, text, { lang: 'ts' });
  return { path: name, text, comments, lineOf: (at) => text.slice(0, at).split('\n').length };
}

describe('findClauses', () => {
  it.each([
    '// What is sealed.',
    '/** Whoever waits for it. */',
    '/**\n * Nobody reads it.\n */',
    '// so many rows at most',
    'call(); // Who asked.',
  ])('finds %j', (text) => {
    expect(findClauses(moduleOf(text))).toHaveLength(1);
  });

  it('finds a later sentence, across lines', () => {
    const text = '\n/**\n * Rows of a page.\n * Nothing else is read. So few suffice.\n */';
    expect(findClauses(moduleOf(text))).toEqual([
      { path, line: 2 },
      { path, line: 2 },
    ]);
  });

  it.each(['// Tells what is sealed.', '// Whole rows, so many.', '/** Reads it, e.g. what a user typed. */'])(
    'accepts %j',
    (text) => expect(findClauses(moduleOf(text))).toEqual([]),
  );

  it('finds titles of tests, in test files only', () => {
    const titles = ['what was typed is kept', 'nobody else sees it', 'keeps it'];
    const [first, second, third] = titles.map((title) => `('${title}', run);`);
    const text = `it${first}\ntest.skipIf(!url)${second}\nit${third}`;
    expect(findClauses(moduleOf(text, 'e2e/users.spec.ts')).map(({ line }) => line)).toEqual([1, 2]);
    expect(findClauses(moduleOf(text))).toEqual([]);
  });

  it('skips generated code, which quotes the contract', () => {
    expect(findClauses(moduleOf('// What it is.', 'packages/client/src/generated/types.ts'))).toEqual([]);
  });
});

describe('checkClauses', () => {
  const modules = [moduleOf('// What it is.\n// Who asks.')];
  const folder = 'apps/portal/src/features/users';

  it('rejects a count above the recorded number', () => {
    expect(checkClauses(modules, { [folder]: 1 })).toEqual([
      { path, line: 1, rule: 'clause', message: expect.stringContaining(`${folder} has more than 1 `) },
    ]);
    expect(checkClauses(modules, {})).toHaveLength(1);
  });

  it('accepts the recorded number', () => {
    expect(checkClauses(modules, { [folder]: 2 })).toEqual([]);
  });

  it('notes a recorded number that is too high, also of a folder that is gone', () => {
    expect(checkClauses(modules, { [folder]: 3, 'apps/link/src/site': 1 })).toEqual([
      expect.objectContaining({ isNote: true, message: `${folder} has 2, not 3: lower its number` }),
      expect.objectContaining({ isNote: true, message: 'apps/link/src/site has 0, not 1: lower its number' }),
    ]);
  });
});

it.each([
  ['apps/server/src/features/users/service/users.ts', 'apps/server/src/features/users'],
  ['apps/server/src/platform/db/core/db.ts', 'apps/server/src/platform'],
  ['apps/server/src/main.ts', 'apps/server'],
  ['apps/server/testing/person.ts', 'apps/server'],
  ['packages/contract/src/users.ts', 'packages/contract'],
  ['bench/documents/draw.ts', 'bench'],
  ['vitest.config.ts', '.'],
])('counts %s for %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});
