import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { describe, expect, inject, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp, testApp } from '../test-app.ts';

describe('a store of files that does not work', () => {
  it('answers 503, is named by /readyz, and recovers automatically', async () => {
    const app = await createTestApp();
    const { tenantId } = await createTestTenant(app);
    const place = join(app.deps.config.dataDir, 'files');
    rmSync(place, { recursive: true, force: true });
    writeFileSync(place, 'no folder');
    const key = `${tenantId}/probe.txt`;
    await expect(app.deps.files.get(key)).rejects.toMatchObject({ code: 'SERVER_UNAVAILABLE', status: 503 });
    const broken = await app.portal.inject('/readyz');
    expect([broken.statusCode, broken.json(), broken.headers['retry-after']]).toEqual([
      503,
      { status: 'unavailable', unavailable: ['files'] },
      '5',
    ]);
    rmSync(place);
    app.clock.advanceSeconds(6);
    expect((await app.portal.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });
});

describe.runIf('serverUrl' in inject('testDatabase'))('a locked table', () => {
  it('makes a 503 that says when to come back, and answers again once it is free', async () => {
    const app = await createTestApp();
    const { basic } = await createTestTenant(app);
    const system = systemContext(app.deps);
    // Sets a short lock timeout on every pool connection; the sleep keeps all of them in use at once.
    const hurry = sql`select set_config('lock_timeout', '200', false), pg_sleep(0.3)`;
    await Promise.all(Array.from({ length: 4 }, () => app.deps.database.in({ kind: 'system' }).query(hurry)));
    const list = () => app.portal.inject({ url: '/sandbox/v1/users', headers: { authorization: basic.SANDBOX } });
    const [database] = await system.db.query<{ name: string }>(sql`select current_database() as name`);
    const { serverUrl } = inject('testDatabase') as { serverUrl: string };
    const url = new URL(serverUrl);
    url.pathname = `/${database!.name}`;
    const owner = new pg.Client({ connectionString: url.href });
    await owner.connect();
    await owner.query('begin; lock table users in access exclusive mode');
    const locked = await list();
    expect([locked.statusCode, locked.json().code, locked.headers['retry-after']]).toEqual([
      503,
      'SERVER_UNAVAILABLE',
      '5',
    ]);
    await owner.query('rollback');
    await owner.end();
    expect((await list()).statusCode).toBe(200);
  });
});

describe('a failing database', () => {
  it.each([
    ['is full', '53100'],
    ['keeps a table locked', '55P03'],
    ['takes too long', '57014'],
    ['ends one of two who wait for each other', '40P01'],
    ['only reads', '25006'],
  ])('answers 503 with a time to retry when it %s', async (_what, code) => {
    const { deps } = await testApp();
    const { database } = systemContext(deps);
    const raise = sql`select smile_test_raise(${code})`;
    await database.runScript(`create or replace function smile_test_raise(code text) returns void language plpgsql as
      $raise$ begin raise exception using errcode = code; end $raise$;
      grant execute on function smile_test_raise to smile_system`);
    await expect(database.in({ kind: 'system' }).query(raise)).rejects.toMatchObject({
      code: 'SERVER_UNAVAILABLE',
      headers: { 'retry-after': '5' },
    });
  });
});
