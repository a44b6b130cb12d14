import { expect, it } from 'vitest';
import { checkFolders } from './folders.mjs';
import { checkFragments, checkSmallFiles } from './fragments.mjs';
import { checkLines } from './lines.mjs';

const module = (path, { text = 'export const one = 1;\n', imports = [], exports = [{ name: 'one' }] } = {}) => ({
  path,
  text,
  imports: imports.map((target) => ({ target })),
  exports,
});
const lines = (count) => 'x\n'.repeat(count);
const folder = (count) => Array.from({ length: count }, (_, index) => module(`apps/a/src/${index}.ts`));

it('refuses a folder with more files than 25 or than its allowance', () => {
  expect(checkFolders(folder(25), {})).toEqual([]);
  expect(checkFolders(folder(26), {})).toMatchObject([{ path: 'apps/a/src', rule: 'folder-size', isNote: false }]);
  expect(checkFolders(folder(26), { 'apps/a/src': 26 })).toEqual([]);
  expect(checkFolders(folder(27), { 'apps/a/src': 26 })).toMatchObject([{ isNote: false }]);
  expect(checkFolders(folder(26), { 'apps/a/src': 27 })).toMatchObject([{ isNote: true }]);
});

it('lets a folder of one module per noun grow', () => {
  const modules = Array.from({ length: 30 }, (_, index) => module(`packages/contract/src/${index}.ts`));
  expect(checkFolders(modules, {})).toEqual([]);
});

it('refuses a line of more than 200 characters', () => {
  const long = module('apps/a/src/long.ts', { text: `${'x'.repeat(200)}\n${'x'.repeat(201)}\n` });
  expect(checkLines([long])).toMatchObject([{ path: 'apps/a/src/long.ts', line: 2, rule: 'line-length' }]);
  expect(checkLines([{ ...long, path: 'apps/a/src/generated/long.ts' }])).toEqual([]);
});

it('refuses a short file that one other file uses', () => {
  const user = module('apps/a/src/user.ts', { imports: ['apps/a/src/short.ts'] });
  const found = (short, ...others) => checkFragments([short, user, ...others], {}).map(({ path }) => path);
  expect(found(module('apps/a/src/short.ts'))).toEqual(['apps/a/src/short.ts']);
  expect(found(module('apps/a/src/short.ts', { text: lines(13) }))).toEqual([]);
  expect(found(module('apps/a/src/short.ts'), { ...user, path: 'apps/a/src/other.ts' })).toEqual([]);
  expect(found(module('apps/a/src/short.ts'), { ...user, path: 'apps/a/src/short.test.ts' })).toEqual([]);
});

it('reports an exception for a file that is no fragment', () => {
  expect(checkFragments([], { 'apps/a/src/short.ts': 'reason' })).toMatchObject([{ rule: 'fragment' }]);
});

it('refuses more short files than the allowance, without tests, programs and reserved names', () => {
  const uncounted = [
    module('apps/a/src/routes.ts'),
    module('apps/server/src/features/notes/service.ts'),
    module('apps/a/src/one.test.ts'),
    module('apps/a/src/main.ts', { exports: [] }),
    module('apps/a/src/long.ts', { text: lines(13) }),
  ];
  const modules = [module('apps/a/src/one.ts'), module('apps/a/src/two.ts', { text: lines(12) }), ...uncounted];
  expect(checkSmallFiles(modules, 2)).toEqual([]);
  expect(checkSmallFiles(modules, 1)).toMatchObject([{ rule: 'small-files' }]);
});
