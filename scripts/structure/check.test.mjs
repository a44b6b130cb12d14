import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check.mjs';
import { readModules } from './read-modules.mjs';
import { checkTables } from './tables.mjs';

const server = 'apps/server/src';
const main = `${server}/main.ts`;
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const nothing = { folders: {}, fragments: {}, smallFiles: 0 };
  // Samples of other rules are short files with one importer.
  return checkStructure(root, [main], { declared: {}, allowed: nothing })
    .filter(({ rule }) => rule !== 'fragment' && rule !== 'small-files')
    .map(({ path, line, rule, message }) => `${path}:${line} ${rule} ${message}`);
}

const lines = (count) => Array.from({ length: count }, (_, index) => `// ${index}`).join('\n');

describe('names', () => {
  it('refuses catch-all and barrel files', () => {
    const found = check({ [`${server}/platform/utils.ts`]: '', [`${server}/platform/db/index.ts`]: '' });
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('index says nothing');
  });

  it('refuses names that are not kebab-case, folders too', () => {
    expect(check({ 'apps/portal/src/ui/DataTable.tsx': '', 'apps/portal/src/ui/side_panel/a.ts': '' })).toEqual([
      'apps/portal/src/ui/DataTable.tsx:1 file-name DataTable is not kebab-case',
      'apps/portal/src/ui/side_panel/a.ts:1 file-name side_panel is not kebab-case',
    ]);
  });

  it('names the reserved file of a server feature', () => {
    expect(check({ [`${server}/features/users/controller.ts`]: '' })).toEqual([
      `${server}/features/users/controller.ts:1 feature-file the reserved name is routes.ts`,
    ]);
  });

  it('requires kinds of jobs in a service or in job-kinds.ts', () => {
    const job = (name) => `export const job = jobKind('users.${name}', schema);`;
    const found = check({
      [`${server}/features/users/job-kinds.ts`]: job('forget'),
      [`${server}/features/users/service/greet.ts`]: job('greet'),
      [`${server}/features/users/jobs.ts`]: job('remind'),
    });
    expect(found.filter((line) => line.includes('job-file'))).toEqual([
      `${server}/features/users/jobs.ts:1 job-file the job remind belongs in the service that queues it, or in job-kinds.ts`,
    ]);
  });

  it('accepts service.ts or service/, not both', () => {
    const found = check({ [`${server}/features/users/service.ts`]: '', [`${server}/features/users/service/a.ts`]: '' });
    expect(found.join()).toContain('keep one of them');
  });
});

describe('verbs', () => {
  const found = (files) => check(files).filter((line) => line.includes('service-verb'));
  const functions = (...names) => names.map((name) => `export function ${name}() {}`).join('\n');

  it('requires one verb or one noun in a file of a service', () => {
    const folder = `${server}/features/users/service`;
    const files = {
      [`${folder}/list-users.ts`]: `${functions('listUsers', 'listLinkUsers', 'listenToUsers')}\nfunction toUser() {}`,
      [`${folder}/manage-keys.ts`]: functions('createKey'),
      [`${folder}/link-tokens.ts`]: functions('createToken', 'isTokenAlive'),
      [`${folder}/roles.ts`]: functions(...[...'abcdefghi'].map((letter) => `do${letter}`)),
      [`${folder}/list-users.test.ts`]: functions('prepare'),
    };
    expect(found(files)).toEqual([
      `${folder}/list-users.ts:3 service-verb listenToUsers is not what a file that begins with list does`,
      `${folder}/manage-keys.ts:1 service-verb createKey is not what a file that begins with manage does`,
      `${folder}/roles.ts:1 service-verb exports 9 functions, at most 8: split the file`,
    ]);
  });

  it('lets a single file have eight functions', () => {
    const path = `${server}/features/users/service.ts`;
    const names = [...'abcdefgh'];
    expect(found({ [path]: functions(...names) })).toEqual([]);
    expect(found({ [path]: functions(...names, 'i') })).toEqual([
      `${path}:1 service-verb exports 9 functions, at most 8: make it a folder service/`,
    ]);
  });
});

describe('sizes', () => {
  it('caps a file, but not a test', () => {
    const found = check({ [`${server}/long.ts`]: lines(301), [`${server}/long.test.ts`]: lines(301) });
    expect(found).toEqual([`${server}/long.ts:1 file-size 301 lines, at most 300`]);
  });

  it('caps a function at 80 lines and a component at 120', () => {
    const found = check({
      [main]: `export const run = () => {\n${lines(79)}\n};`,
      'apps/portal/src/ui/wide-card.tsx': `export const WideCard = memo(() => {\n${lines(110)}\nreturn <p />; });`,
      'apps/portal/src/main.tsx': "import { WideCard } from './ui/wide-card.tsx';",
    });
    expect(found).toEqual([`${main}:1 function-size run has 81 lines, at most 80`]);
  });

  it('requires one exported component per file', () => {
    const found = check({
      'apps/portal/src/ui/cards.tsx': 'export function Card() { return <p />; }\nexport const Deck = () => <p />;',
      'apps/portal/src/main.tsx': "import { Card, Deck } from './ui/cards.tsx';",
    });
    expect(found).toEqual(['apps/portal/src/ui/cards.tsx:2 one-component exports Card, Deck: one component per file']);
  });
});

describe('imports', () => {
  const feature = (name, file) => `${server}/features/${name}/${file}.ts`;

  it('lets a feature use another only through its service, types excepted', () => {
    const found = check({
      [feature('users', 'queries')]: 'export interface Row {}\nexport const a = 1;',
      [feature('users', 'service')]: "import { a } from './queries.ts';\nexport const b = a;",
      [feature('invites', 'service')]: [
        "import { a } from '../users/queries.ts';",
        "import type { Row } from '../users/queries.ts';",
        "import { b } from '../users/service.ts';",
      ].join('\n'),
    });
    expect(found).toEqual([
      `${feature('invites', 'service')}:1 import another feature only through its service or shared-queries.ts, not users/queries.ts`,
    ]);
  });

  it('lets a feature share queries, and its routes call its own', () => {
    const found = check({
      [feature('users', 'queries')]: 'export const a = 1;',
      [feature('users', 'shared-queries')]: 'export const b = 1;',
      [feature('users', 'routes')]: "import { a } from './queries.ts';",
      [feature('invites', 'routes')]: "import { b } from '../users/shared-queries.ts';",
    });
    expect(found).toEqual([]);
  });

  it('refuses a service that only forwards to a query', () => {
    const found = check({
      [feature('users', 'queries')]: 'export const selectUser = () => 1;',
      [feature('users', 'service')]: [
        "import { selectUser } from './queries.ts';",
        'export async function getUser(ctx, id) {\n  return await selectUser(ctx, id);\n}',
        'export function findFirst(ctx) {\n  return selectUser(ctx, 1);\n}',
      ].join('\n'),
      [feature('users', 'routes')]: "import { findFirst, getUser } from './service.ts';",
    });
    expect(found).toEqual([
      `${feature('users', 'service')}:2 forwarding getUser only hands on to selectUser: call that, or share it`,
    ]);
  });

  it('refuses queries that import the service', () => {
    const found = check({
      [feature('users', 'service')]: 'export const b = 1;',
      [feature('tenants', 'queries')]: "import { c } from './service.ts';\nimport { b } from '../users/service.ts';",
      [feature('tenants', 'service')]: 'export const c = 1;',
    });
    expect(found).toEqual([`${feature('tenants', 'queries')}:1 import queries never import service.ts`]);
  });

  it('keeps the platform free of the product: its files, its contracts, its words', () => {
    const found = check({
      [feature('users', 'service')]: 'export const a = 1;',
      [`${server}/context.ts`]: 'export interface Context {}',
      [`${server}/platform/log.ts`]: [
        "import type { Context } from '../context.ts';",
        "import { a } from '../features/users/service.ts';",
        "import { usersApi } from '@smile/contract/users';",
        "import { modeSchema } from '@smile/contract/common';",
        'export const archiveLog = (ctx: Context) => [a, usersApi, modeSchema, ctx];',
      ].join('\n'),
      [main]: "import { archiveLog } from './platform/log.ts';",
    });
    expect(found.map((line) => line.split(' platform ')[0])).toEqual(
      [1, 2, 3, 5].map((n) => `${server}/platform/log.ts:${n}`),
    );
  });

  it('limits SQL, HTTP and the environment to their files', () => {
    const found = check({
      [feature('users', 'queries')]: "import sql from 'sql-template-tag';",
      [feature('users', 'routes')]: "import type { FastifyInstance } from 'fastify';",
      [feature('users', 'service')]:
        "import sql from 'sql-template-tag';\nimport Fastify from 'fastify';\nprocess.env.A;",
      [`${server}/config.ts`]: 'process.env.A;',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual(
      [1, 2, 3].map((n) => `${feature('users', 'service')}:${n}`),
    );
  });

  it('lets the portal depend downwards only', () => {
    const found = check({
      'apps/portal/src/app/shell/shell.tsx': 'export const a = 1;',
      'apps/portal/src/features/users/users-page.tsx': "import { a } from '../../app/shell.tsx';\nexport const b = a;",
      'apps/portal/src/ui/card.tsx': "import { b } from '../features/users/users-page.tsx';",
    });
    expect(found).toHaveLength(2);
  });

  it('keeps each route of the portal with its feature, joined in one place, its page loaded late', () => {
    const portal = 'apps/portal/src';
    const page = 'export function UsersPage() { return <p />; }';
    const routes = [
      "import { createRoute } from '@tanstack/react-router';",
      "import { UsersPage } from './users-page.tsx';",
      "export const usersRoutes = [createRoute({ component: UsersPage, late: () => import('./users-page.tsx') })];",
    ].join('\n');
    const found = check({
      [`${portal}/features/users/users-page.tsx`]: page,
      [`${portal}/features/users/routes.ts`]: routes,
      [`${portal}/features/users/open-user.ts`]: "import { createRoute } from '@tanstack/react-router';",
      [`${portal}/features/invites/read-routes.ts`]: "import { usersRoutes } from '../users/routes.ts';",
      [`${portal}/app/routes.ts`]: [
        "import { usersRoutes } from '../features/users/routes.ts';",
        "import { UsersPage } from '../features/users/users-page.tsx';",
      ].join('\n'),
    });
    expect(found.map((line) => line.replace(`${portal}/`, '').split(' import ')[0])).toEqual([
      'app/routes.ts:2',
      'features/invites/read-routes.ts:1',
      'features/users/open-user.ts:1',
      'features/users/routes.ts:2',
    ]);
  });

  it('lets the contract import zod only, with extensions', () => {
    const found = check({ 'packages/contract/src/users.ts': "import 'zod';\nimport 'pg';\nimport './events';" });
    expect(found).toEqual([
      'packages/contract/src/users.ts:2 import the contract imports zod only, not pg',
      'packages/contract/src/users.ts:3 import ./events has no extension',
    ]);
  });

  it('reports a cycle of files or types, but not of lazy imports', () => {
    const found = check({
      [`${server}/a.ts`]: "import { b } from './b.ts';\nexport const a = b;",
      [`${server}/b.ts`]: "import { a } from './a.ts';\nexport const b = a;",
      [`${server}/c.ts`]: "import type { D } from './d.ts';\nexport type C = D;",
      [`${server}/d.ts`]: "import type { C } from './c.ts';\nexport type D = C;",
      [`${server}/e.ts`]: "export const e = () => import('./f.ts');",
      [`${server}/f.ts`]: "import { e } from './e.ts';\nexport const f = e;",
    });
    expect(found).toEqual([
      `${server}/b.ts:1 cycle ${server}/a.ts → ${server}/b.ts → ${server}/a.ts`,
      `${server}/d.ts:1 cycle ${server}/c.ts → ${server}/d.ts → ${server}/c.ts`,
    ]);
  });

  it('reports a cycle of features without a cycle of files, tests excepted', () => {
    const found = check({
      [feature('users', 'service')]: 'export const a = 1;',
      [feature('users', 'routes')]: "import { b } from '../invites/service.ts';",
      [feature('invites', 'service')]: "import { a } from '../users/service.ts';\nexport const b = a;",
      [feature('tasks', 'service')]: 'export const c = 1;',
      [feature('tasks', 'tasks.test')]: "import { b } from '../invites/service.ts';",
      [feature('invites', 'routes')]: "import { c } from '../tasks/service.ts';",
    });
    const [users, invites] = ['users', 'invites'].map((name) => `${server}/features/${name}`);
    expect(found).toEqual([`${feature('users', 'routes')}:1 feature-cycle ${invites} → ${users} → ${invites}`]);
  });
});

it('refuses two migrations of one number', () => {
  const folder = 'apps/server/migrations';
  expect(check({ [`${folder}/0001_a.sql`]: '', [`${folder}/0002_b.sql`]: '', [`${folder}/0002_c.sql`]: '' })).toEqual([
    `${folder}/0002_c.sql:1 migration-number 0002 is the number of another migration already`,
  ]);
});

describe('tables', () => {
  const holdings = (...tables) =>
    `export const h = { tables: { ${tables.map((table) => `${table}: { kept: 'x' }`).join(', ')} } };`;
  const files = (statement) => ({
    'apps/server/src/features/users/holdings.ts': holdings('users'),
    'apps/server/src/features/tasks/queries.ts': `export const q = sql\`${statement}\`;`,
    'apps/server/src/features/tasks/routes.ts': "import { q } from './queries.ts';",
    [main]: "import { h } from './features/users/holdings.ts';",
  });

  it('refuses SQL that names a table of another feature', () => {
    expect(check(files('select 1 from tasks join users on true'))).toEqual([
      'apps/server/src/features/tasks/queries.ts:1 table-owner users, which belongs to features/users: ask its service or shared queries',
    ]);
    expect(check(files('select 1 from tasks'))).toEqual([]);
  });

  it('lets a declared read model read, but not write, and requires that it does', () => {
    const path = 'apps/server/src/features/tasks/queries.ts';
    const readModels = { [path]: { tables: ['users'], reason: 'a test' } };
    const problems = (statement) => {
      check(files(statement));
      return checkTables(readModules(root), readModels).map(({ message }) => message);
    };
    expect(problems('select 1 from users')).toEqual([]);
    expect(problems('delete from users')).toEqual([expect.stringMatching('writes users')]);
    expect(problems('select 1')).toEqual(['is declared to read users, and does not']);
    readModels[path].writes = true;
    expect(problems('delete from users')).toEqual([expect.stringMatching('writes users')]);
  });

  it('refuses two owners of one table', () => {
    const found = check({
      'apps/server/src/features/users/holdings.ts': holdings('users'),
      'apps/server/src/features/tasks/holdings.ts': holdings('tasks', 'users'),
    });
    expect(found.join()).toContain('users belongs to features/');
  });
});

describe('exports', () => {
  it('reports unused exports, and knows every way of importing', () => {
    const found = check({
      [main]: [
        "import { a } from './a.ts';",
        "export * from './b.ts';",
        "const c = await import('./c.ts');",
        "let d: typeof import('./d.ts');",
        "import { e } from '@smile/contract/e';",
      ].join('\n'),
      [`${server}/a.ts`]: 'export const a = 1;\nexport const unused = 2;',
      [`${server}/b.ts`]: 'export const b = 1;',
      [`${server}/c.ts`]: 'export const c = 1;',
      [`${server}/d.ts`]: 'export const d = 1;',
      'packages/contract/src/e.ts': 'export const e = 1;',
    });
    expect(found).toEqual([`${server}/a.ts:2 unused-export unused is imported nowhere`]);
  });

  it('accepts exports that a page or configuration uses', () => {
    const found = check({
      'apps/link/widget.html': '<script type="module" src="/src/widget/widget.ts"></script>',
      'apps/link/src/widget/widget.ts': 'export const open = 1;',
    });
    expect(found).toEqual([]);
  });
});

describe('suppressions', () => {
  it('requires a reason and refuses blanket ones', () => {
    const ignore = 'biome-ignore lint/a/b';
    const found = check({
      [main]: `// ${ignore}: \n// ${ignore}: the library wants it so\n// @ts-${'ignore'}\n// @ts-expect-error\nrun();`,
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([1, 3, 4].map((n) => `${main}:${n}`));
  });
});

describe('limits', () => {
  it('refuses a limit that counts single addresses', () => {
    const bad = [
      'throttle(ctx, { action, subject: `$',
      '{id} $',
      '{ctx.ip}` });\nconst subject = String(ctx.ip);',
    ].join('');
    const found = check({ [main]: bad, [`${server}/log.ts`]: 'log({ subject: id, ip });' });
    expect(found.filter((line) => line.includes(' limit '))).toEqual([
      `${main}:1 limit count by byNetwork, not ip`,
      `${main}:2 limit count by byNetwork, not ip`,
    ]);
  });
});

describe('spelling', () => {
  it('requires the spelling "email", except for printed words', () => {
    const text = `const label = 'E-${'mail'} address';`;
    const found = check({ [main]: text, [`${server}/features/document-reading/lexicon/bills.ts`]: text });
    expect(found.filter((line) => line.includes(' spelling '))).toEqual([`${main}:1 spelling write email`]);
  });
});

describe('tests', () => {
  it('cannot be retried', () => {
    const found = check({
      'vitest.config.ts': 'export default { test: { retry: 1 } };\n// No retry here.',
      'apps/portal/src/ui/a.test.ts': "const queries = { retry: false };\nit('fails', { retry: 2 }, () => queries);",
      'e2e/a.spec.ts': 'test.describe.configure({ retries: 1 });',
      'e2e/support/a.ts': 'const journey = base.extend({});\njourney.describe.configure({ retries: 2 });',
      'playwright.config.ts': 'export default {\n  retries: process.env.CI ? 1 : 0,\n};',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'apps/portal/src/ui/a.test.ts:2',
      'e2e/a.spec.ts:1',
      'e2e/support/a.ts:2',
      'playwright.config.ts:2',
      'vitest.config.ts:1',
    ]);
    expect(found[0]).toContain('second-try');
  });

  it('cannot answer calls outside the contract, except tests of the layers below it', () => {
    const stub = "vi.stubGlobal('fetch', async () => new Response('{}'));";
    const found = check({
      'apps/portal/src/features/users/a.test.tsx': stub,
      'apps/link/src/widget/a.test.ts': 'globalThis.fetch = async () => new Response();',
      'apps/portal/src/api/a.test.ts': stub,
      'apps/portal/src/ui/b.test.ts': 'const fetch = answerCalls(() => ({}));',
    });
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'apps/link/src/widget/a.test.ts:1 own-answers',
      'apps/portal/src/features/users/a.test.tsx:1 own-answers',
    ]);
  });

  it('cannot mock our own code', () => {
    const found = check({
      'apps/link/src/widget/a.test.ts': 'const client = { call: async () => null } as unknown as LinkClient;',
      'apps/portal/src/features/users/a.test.tsx': "vi.mock('./queries.ts', () => ({}));",
      'apps/portal/src/features/users/b.test.tsx': "vi.mock('some-library', () => ({}));",
      'apps/server/src/features/users/c.test.ts': "vi.mock('@smile/contract/users');",
    });
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'apps/link/src/widget/a.test.ts:1 own-mock',
      'apps/portal/src/features/users/a.test.tsx:1 own-mock',
      'apps/server/src/features/users/c.test.ts:1 own-mock',
    ]);
  });
});

describe('dependencies', () => {
  const manifest = (parts) => JSON.stringify({ name: 'x', ...parts }, null, 2);
  const found = (files) => check(files).filter((line) => /(version|dependency) /.test(line));
  const zod = { zod: '4.6.7' };

  it('requires one version of each, overrides too', () => {
    const text = manifest({ devDependencies: { vite: '^8.0.0', pg: 'latest' }, overrides: { cookie: '~1.0.0' } });
    expect(found({ 'package.json': text, 'scripts/a.mjs': "import 'vite';\nimport 'pg';" })).toEqual([
      'package.json:4 version vite ^8.0.0 is not one version',
      'package.json:5 version pg latest is not one version',
      'package.json:8 version cookie ~1.0.0 is not one version',
    ]);
  });

  it('refuses unused packages', () => {
    const files = { 'apps/server/package.json': manifest({ dependencies: { ...zod, '@types/pg': '8.0.0' } }) };
    expect(found({ ...files, [main]: "import 'zod/v4';\nconst find = 'pg/lib';" })).toEqual([]);
    expect(found({ ...files, [main]: "import 'zod-other';\n// zod" }).join()).toContain('zod is used nowhere');
  });

  it('leaves peer dependencies and their ranges to the installing project', () => {
    const text = manifest({ devDependencies: zod, peerDependencies: { zod: '>=4' } });
    expect(found({ 'packages/client/package.json': text, 'packages/client/src/a.ts': "import 'zod';" })).toEqual([]);
  });

  it('requires shipped packages in their own workspace, and packages of types and tests somewhere', () => {
    const files = {
      'package.json': manifest({ devDependencies: zod }),
      [main]: "import { z } from 'zod';\nimport type { Z } from 'zod';\nimport 'node:fs';",
      [`${server}/main.test.ts`]: "import { z } from 'zod';\nimport 'nothing';",
    };
    expect(found({ ...files, 'apps/server/package.json': manifest({ devDependencies: zod }) })).toEqual([
      `${server}/main.test.ts:2 dependency nothing is not declared in apps/server/package.json`,
      `${main}:1 dependency zod is not declared in apps/server/package.json`,
    ]);
  });
});
