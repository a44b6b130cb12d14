import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { checkIdentifiers } from './identifiers.mjs';

function problemsOf(text, path = 'apps/portal/src/app/page.tsx') {
  const { program } = parseSync(path, text, { lang: 'tsx' });
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  return checkIdentifiers([{ path, program, lineOf }]).map(({ line, message }) => `${line} ${message}`);
}

it.each([
  ['const mostRows = 5;', '1 mostRows: use max…'],
  ['\nconst { fewest } = limits;', '2 fewest: use min…'],
  ['<Field most={5} />;', '1 most: use max…'],
  ['function saysWhat() {}', '1 saysWhat: use has…, is… or can…'],
  ['interface Limits { longestWaitMs: number }', '1 longestWaitMs: use max…'],
  ['const run = (behind: number) => behind;', '1 behind: use after… or follows…'],
  ['list.map(withoutLonelyParts);', '1 withoutLonelyParts: use drop…, strip… or no…'],
])('rejects %j, once per name', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

it.each([
  'const maxRows = 5;',
  'const almost = 1, mostly = 2;',
  'sharp(file, { withoutEnlargement: true });',
  "say('behind');",
])('accepts %j', (text) => expect(problemsOf(text)).toEqual([]));

it('skips generated code', () => {
  expect(problemsOf('let mostRows;', 'packages/client/src/generated/types.ts')).toEqual([]);
});
