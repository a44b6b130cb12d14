import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../../testing/request.ts';
import { createTestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { inTransaction, systemContext, type TenantContext, tenantContext } from '../../../context.ts';

let app: TestApp;
let ctx: TenantContext;
let userId: string;

beforeAll(async () => {
  app = await testApp();
  const tenant = await createTestTenant(app);
  const { data } = await request(app, usersApi.create, { authorization: tenant.basic.SANDBOX });
  userId = data.user.id;
  ctx = tenantContext(systemContext(app.deps), tenant.tenantId);
});

const rename = (name: string) => sql`
  update users set full_name = ${name} where tenant_id = ${ctx.tenantId} and id = ${userId} returning full_name as name`;
const failing = sql`insert into users (tenant_id, mode, id, created_at, updated_at)
  values (${'another'}, 'SANDBOX', 'foreign', now(), now())`;

function unsendable() {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  return sql`select ${circular}::jsonb`;
}

async function nameOf(): Promise<string | null> {
  const rows = await ctx.db.query<{ name: string | null }>(sql`
    select full_name as name from users where tenant_id = ${ctx.tenantId} and id = ${userId}`);
  return rows[0]!.name;
}

describe('a statement that is sent', () => {
  it('runs in order and reports its rows before the transaction ends', async () => {
    const heard: unknown[] = [];
    await inTransaction(ctx, async (tx) => {
      await tx.db.send(rename('first'), (rows) => heard.push(...rows));
      await tx.db.send(rename('second'), (rows) => heard.push(...rows));
    });
    expect(heard).toEqual([{ name: 'first' }, { name: 'second' }]);
    expect(await nameOf()).toBe('second');
  });

  it('is visible to later statements', async () => {
    const names = await inTransaction(ctx, async (tx) => {
      await tx.db.send(rename('seen'));
      return tx.db.query(sql`select full_name as name from users where id = ${userId}`);
    });
    expect(names).toEqual([{ name: 'seen' }]);
  });

  it('reports its rows when a joined transaction ends', async () => {
    await inTransaction(ctx, async (tx) => {
      const heard: unknown[] = [];
      await inTransaction(tx, (joined) => joined.db.send(rename('joined'), (rows) => heard.push(...rows)));
      expect(heard).toEqual([{ name: 'joined' }]);
    });
  });

  it('fails its transaction although nothing awaited it', async () => {
    const before = await nameOf();
    const heard: unknown[] = [];
    const transaction = inTransaction(ctx, async (tx) => {
      await tx.db.send(rename('lost'));
      await tx.db.send(failing, (rows) => heard.push(rows));
    });
    await expect(transaction).rejects.toThrow('row-level security');
    expect(await nameOf()).toBe(before);
    expect(heard).toEqual([]);
  });

  it('is the error that later statements report', async () => {
    const transaction = inTransaction(ctx, async (tx) => {
      await tx.db.send(failing);
      await tx.db.query(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow('row-level security');
  });

  it('fails its transaction when the driver cannot send it', async () => {
    const before = await nameOf();
    const transaction = inTransaction(ctx, async (tx) => {
      await tx.db.send(rename('lost'));
      await tx.db.send(unsendable());
    });
    await expect(transaction).rejects.toThrow('circular');
    expect(await nameOf()).toBe(before);
  });

  it('leaves the connection usable', async () => {
    for (let count = 0; count < 20; count++)
      await inTransaction(ctx, (tx) => tx.db.send(failing)).catch(() => undefined);
    await Promise.all([...Array(20).keys()].map((count) => inTransaction(ctx, (tx) => tx.db.send(rename(`${count}`)))));
    expect(await nameOf()).toMatch(/^1?\d$/);
  });
});

describe('a hint', () => {
  it('is delivered after commit and dropped on rollback', async () => {
    const heard: string[] = [];
    const stop = app.deps.database.onNotify('test-hints', (payload) => heard.push(payload));
    await inTransaction(ctx, async (tx) => {
      tx.db.hint('test-hints', 'committed');
      await tx.db.query(sql`select 1`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['committed']);
    await inTransaction(ctx, async (tx) => {
      tx.db.hint('test-hints', 'rolled back');
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await inTransaction(ctx, async (tx) => tx.db.hint('test-hints', 'next'));
    await expect.poll(() => heard).toEqual(['committed', 'next']);
    stop();
  });
});

describe('statements that are sent together', () => {
  const together = (...statements: Parameters<typeof ctx.database.together>[1]) =>
    ctx.database.together(ctx.scope, statements);

  it('are answered with the rows of each, and see the effects of earlier ones', async () => {
    const shown = sql`select full_name as name, current_setting('smile.shown', true) as shown from users
      where id = ${userId}`;
    const rows = await together(rename('together'), sql`select set_config('smile.shown', 'yes', true)`, shown);
    expect(rows.map((own) => own.length)).toEqual([1, 1, 1]);
    expect(rows[2]).toEqual([{ name: 'together', shown: 'yes' }]);
    expect(await nameOf()).toBe('together');
    const [after] = await together(shown);
    expect(after).not.toMatchObject([{ shown: 'yes' }]);
  });

  it('are rolled back together when one fails, and leave the connection unchanged', async () => {
    const before = await nameOf();
    await expect(together(rename('undone'), failing, rename('never'))).rejects.toThrow(/row-level security/);
    expect(await nameOf()).toBe(before);
    expect(await together(rename('later'))).toEqual([[{ name: 'later' }]]);
  });

  it('are rolled back together when the driver cannot send one', async () => {
    const before = await nameOf();
    await expect(together(rename('undone'), unsendable())).rejects.toThrow('circular');
    expect(await nameOf()).toBe(before);
  });
});
