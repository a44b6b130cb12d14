import pg from 'pg';
import sql from 'sql-template-tag';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { inTransaction, systemContext } from '../../context.ts';

afterEach(() => void vi.restoreAllMocks());

it.runIf('snapshot' in inject('testDatabase'))(
  'shares disk writes among waiting transactions of the embedded database, from the first one on',
  async () => {
    const ctx = systemContext((await testApp()).deps);
    const transact = () => inTransaction(ctx, (tx) => tx.db.query(sql`select set_config('smile.test', '1', true)`));
    await transact();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await Promise.all(Array.from({ length: 64 }, transact));
    const texts = query.mock.calls.map(([asked]) => (asked as { text?: string } | undefined)?.text);
    const commits = texts.filter((text) => text === 'commit').length;
    const writes = texts.filter((text) => text?.includes('pg_logical_emit_message')).length;
    expect(commits).toBe(64);
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThan(commits);
  },
);
