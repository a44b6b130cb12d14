import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Dependencies } from '../../context.ts';
import { addAssets } from '../http/answers/assets.ts';
import { createApp } from '../http/create-app.ts';
import { createLog } from '../log.ts';
import { createFindFormerAsset } from './find-former-asset.ts';
import { findOldBuilds, keepBuild, keysOf, listBuilds } from './keep-build.ts';

let app: TestApp | null = null;
afterEach(async () => {
  await app?.portal.close();
  await app?.link.close();
  app = null;
});

async function openApp(): Promise<TestApp> {
  app = await createTestApp();
  return app;
}

function build(assets: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'secret.js'), 'not an asset');
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), text);
  return folder;
}

/** A process of this build. */
async function startProcess(
  deps: Dependencies,
  folder: string,
  of: 'link' | 'portal' = 'link',
): Promise<FastifyInstance> {
  await keepBuild(deps, of, folder);
  const server = createApp({ log: createLog('silent'), trustProxy: 0 });
  const findFormer = createFindFormerAsset({ ...deps, log: createLog('silent') }, of);
  await addAssets(server, { folder, headers: { 'access-control-allow-origin': '*' }, findFormer });
  return server;
}

it('serves the parts of both builds from each process during and after a rolling upgrade', async () => {
  const { deps } = await openApp();
  const before = await startProcess(
    deps,
    build({ 'field-OLD00000.js': 'export let old;', 'field-OLD00000.css': 'a{}' }),
  );
  expect((await before.inject('/assets/field-NEW00000.js')).statusCode).toBe(404);
  const after = await startProcess(deps, build({ 'field-NEW00000.js': 'export let now;' }));
  for (const server of [before, after]) {
    const [old, style, now] = await Promise.all(
      ['field-OLD00000.js', 'field-OLD00000.css', 'field-NEW00000.js'].map((name) => server.inject(`/assets/${name}`)),
    );
    expect([old!.body, style!.body, now!.body]).toEqual(['export let old;', 'a{}', 'export let now;']);
    for (const answer of [old!, style!, now!]) {
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
    expect(old!.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    expect(style!.headers['content-type']).toMatch(/^text\/css/);
  }
});

it('serves nothing that a build did not put there', async () => {
  const { deps } = await openApp();
  const former = build({ 'part-OLD00000.js': 'x', 'page-OLD00000.html': '<script>', '.env': 'x' });
  await keepBuild(deps, 'link', former);
  await deps.files.own.put('t-1/part-OTHER000.js', Buffer.from('a tenant'), 'text/javascript');
  const server = await startProcess(deps, build({ 'part-NEW00000.js': 'y' }));
  const [{ id } = { id: '' }] = await listBuilds(deps, 'link');
  for (const name of [
    'page-OLD00000.html',
    '.env',
    'part-OTHER000.js',
    '..%2fsecret.js',
    '..%2f..%2ft-1%2fpart-OTHER000.js',
    '%2e%2e/secret.js',
    `..%2fbuilds%2flink-${id}%2flist.json`,
    'part-OLD00000.js%00',
    'nothing.js',
    '',
  ])
    expect([name, (await server.inject(`/assets/${name}`)).statusCode]).toEqual([name, 404]);
  const portal = await startProcess(deps, build({ 'part-PORTAL00.js': 'z' }), 'portal');
  expect((await portal.inject('/assets/part-OLD00000.js')).statusCode).toBe(404);
});

it('refuses a kept file or list that was changed in the store', async () => {
  const { deps } = await openApp();
  await keepBuild(deps, 'link', build({ 'part-OLD00000.js': 'good' }));
  const [{ id } = { id: '' }] = await listBuilds(deps, 'link');
  const { files, list } = keysOf('link', id);
  const server = await startProcess(deps, build({ 'part-NEW00000.js': 'y' }));
  expect((await server.inject('/assets/part-OLD00000.js')).body).toBe('good');
  await deps.files.own.put(files, Buffer.from('evil'), 'text/javascript');
  expect((await server.inject('/assets/part-OLD00000.js')).statusCode).toBe(404);
  await deps.files.own.put(list, Buffer.from('[]'), 'application/json');
  const second = await startProcess(deps, build({ 'part-NEWER000.js': 'y' }));
  expect((await second.inject('/assets/part-OLD00000.js')).statusCode).toBe(404);
  expect((await second.inject('/assets/part-NEW00000.js')).body).toBe('y');
});

it('keeps a build until the next one has been there for a month, and ten builds at most', async () => {
  const day = 86_400_000;
  const at = (days: number) => ({ id: `b${days}`, startedAt: new Date(days * day) });
  expect(findOldBuilds([at(0)], new Date(900 * day))).toEqual([]);
  expect(findOldBuilds([at(40), at(20), at(1)], new Date(51 * day))).toEqual(['b1']);
  expect(findOldBuilds([at(40), at(20), at(1)], new Date(49 * day))).toEqual([]);
  const builds = Array.from({ length: 12 }, (_, index) => at(100 - index));
  expect(findOldBuilds(builds, new Date(100 * day))).toEqual(['b90', 'b89']);
});

it('removes the files of an old build, and stores those of a restart once', async () => {
  const { deps, clock } = await openApp();
  const first = build({ 'part-A0000000.js': 'a' });
  await keepBuild(deps, 'link', first);
  const [{ id } = { id: '' }] = await listBuilds(deps, 'link');
  const own = { ...deps.files.own, put: async () => Promise.reject(new Error('stored again')) };
  await keepBuild({ ...deps, files: { ...deps.files, own } }, 'link', first);
  clock.advanceSeconds(86_400);
  const second = build({ 'part-B0000000.js': 'b' });
  await keepBuild(deps, 'link', second);
  clock.advanceSeconds(31 * 86_400);
  await keepBuild(deps, 'link', build({ 'part-C0000000.js': 'c' }));
  expect(await listBuilds(deps, 'link')).toHaveLength(2);
  for (const key of Object.values(keysOf('link', id))) expect(await deps.files.own.get(key)).toBeNull();
});
