import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callJson } from '../../../../scripts/resilience/http-call.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { readConfig } from '../../src/config.ts';
import { systemContext } from '../../src/context.ts';
import { openDependencies } from '../../src/dependencies.ts';
import { createLog } from '../../src/platform/log.ts';
import { testFiles } from '../archives.ts';
import { buildServer } from './build-server.ts';

const masterKey = '11'.repeat(32);
const connections = 4;
const twoHoursMs = 2 * 3600 * 1000;
let folder: string;
let settings: Record<string, string>;

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-kill-files-'));
  settings = { DATA_DIR: folder, DEMO: '0', RATE_LIMIT: '0', MASTER_KEY: masterKey };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Uploads archives and revokes every other one, on several connections, until the server is gone; collects the ids that
 * must remain.
 */
function startUploads(url: string, authorization: string): { kept: Set<string>; ended: Promise<unknown> } {
  const kept = new Set<string>();
  const fileContent = testFiles.pdf(1_500_000).toString('base64');
  const body = { fileType: 'PAYSLIP', rawFiles: [{ fileExtensionType: 'PDF', fileContent }] };
  const call = (path: string, method: 'POST' | 'DELETE', sent?: object) =>
    callJson<{ id: string }>(`${url}/sandbox/v1${path}`, { method, authorization, body: sent }).catch(() => null);
  const upload = async (own: number) => {
    for (let turn = own; ; turn++) {
      const answer = await call('/archives', 'POST', body);
      if (!answer) return;
      expect(answer.status).toBeLessThan(300);
      kept.add(answer.data.id);
      if (turn % 2 === 1) continue;
      kept.delete(answer.data.id);
      if (!(await call(`/archives/${answer.data.id}`, 'DELETE'))) return;
    }
  };
  return { kept, ended: Promise.all(Array.from({ length: connections }, (_, own) => upload(own))) };
}

const store = () => join(folder, 'files');

/** Tenants' keys in the store; a partly written file counts under its final key. */
function listKeys(): string[] {
  if (!existsSync(store())) return [];
  const files = readdirSync(store(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(store().length + 1));
  const keys = paths.map((path) => path.replace(/(\.type)?(\.partial)?$/, ''));
  return [...new Set(keys)].filter((key) => !key.startsWith('builds/')).sort();
}

async function waitForHalf(): Promise<void> {
  const isHalf = () =>
    existsSync(store()) && readdirSync(store(), { recursive: true }).some((path) => String(path).endsWith('.partial'));
  while (!isHalf()) await delay(1);
}

interface FileRow {
  key: string;
  state: string;
  hasOwner: boolean;
}

/** File rows and whether an archive refers to them: as found, and after removing everything that is due. */
async function inspect(): Promise<{ left: FileRow[]; lying: string[]; cleaned: FileRow[] }> {
  const config = readConfig({ NODE_ENV: 'test', ...settings });
  const now = () => new Date(Date.now() + twoHoursMs);
  const deps = await openDependencies(config, createLog('silent'), { now });
  const ctx = systemContext(deps);
  const select = () =>
    ctx.db.query<FileRow>(sql`
      select key, state, exists (select from archive_files a
        where a.tenant_id = f.tenant_id and f.key like '%/' || a.archive_id || '/' || a.id || '.%') as "hasOwner"
      from files f order by key`);
  try {
    const left = await select();
    const lying = listKeys();
    await deps.files.removeDue(ctx);
    return { left, lying, cleaned: await select() };
  } finally {
    await deps.database.close();
  }
}

it.runIf('snapshot' in inject('testDatabase'))(
  'leaves no file without an owner and no owner without a file, however often it is killed',
  async () => {
    const kept = new Set<string>();
    let authorization = '';
    const kills = [waitForHalf, () => delay(200 + Math.random() * 600)];
    let cutOff = 0;
    for (const kill of kills) {
      const server = await startServer(settings);
      authorization ||= (await registerTenant(server.url)).authorization;
      const uploads = startUploads(server.url, authorization);
      await kill();
      await endServer(server, 'SIGKILL');
      await uploads.ended;
      for (const id of uploads.kept) kept.add(id);

      const { left, lying, cleaned } = await inspect();
      cutOff += left.filter(({ state }) => state === 'STAGED').length;
      const known = left.map(({ key }) => key);
      expect(lying.filter((key) => !known.includes(key))).toEqual([]);
      for (const { key, state, hasOwner } of left) {
        expect([key, hasOwner]).toEqual([key, state === 'COMMITTED']);
        if (hasOwner) expect(lying).toContain(key);
      }
      expect(cleaned).toEqual(left.filter(({ state }) => state === 'COMMITTED'));
      expect(listKeys()).toEqual(cleaned.map(({ key }) => key));
      for (const id of kept) expect(cleaned.some(({ key }) => key.includes(`/${id}/`))).toBe(true);
    }
    expect(cutOff).toBeGreaterThan(0);
  },
);
