import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { checkClauses, checkOtherClauses } from './clauses.mjs';

const path = 'apps/portal/src/features/users/users-page.ts';

function linesOf(text, name = path) {
  const { comments } = parseSync(name, text, { lang: 'ts' });
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  return checkClauses([{ path: name, comments, lineOf }]).map(({ rule, line }) => `${rule} ${line}`);
}

it.each([
  '// What is sealed.',
  '/** Whoever waits for it. */',
  '/**\n * Nobody reads it.\n */',
  '// so many rows at most',
  'call(); // Who asked.',
])('rejects %j', (text) => {
  expect(linesOf(text)).toEqual(['clause 1']);
});

it('rejects a comment for a later sentence, across lines', () => {
  expect(linesOf('\n/**\n * Rows of a page.\n * Nothing else is read. So few suffice.\n */')).toEqual(['clause 2']);
});

it.each(['// Tells what is sealed.', '// Whole rows, so many.', '/** Reads it, e.g. what a user typed. */'])(
  'accepts %j',
  (text) => expect(linesOf(text)).toEqual([]),
);

it('skips generated code, which quotes the contract', () => {
  expect(linesOf('// What it is.', 'packages/client/src/generated/types.ts')).toEqual([]);
});

it('rejects clauses in stylesheets and new migrations', () => {
  const root = mkdtempSync(join(tmpdir(), 'clauses-'));
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('apps/portal/src/page.module.css', 'a {\n}\n/* What the page shows. */\n');
  write('apps/portal/src/other.module.css', '/* Rows of the page. */\n');
  write('apps/server/migrations/0001_old.sql', '-- What is kept.\n');
  write('apps/server/migrations/0200_new.sql', 'select 1;\n-- Rows of a tenant.\n-- Nobody reads them.\n');
  expect(checkOtherClauses(root).map((found) => `${found.path}:${found.line}`)).toEqual([
    'apps/portal/src/page.module.css:3',
    'apps/server/migrations/0200_new.sql:2',
  ]);
  rmSync(root, { recursive: true });
});
