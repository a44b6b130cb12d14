import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOnCitus } from '../../../../testing/citus/off-citus.ts';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { inTransaction, systemContext, type TenantContext, tenantContext } from '../../../context.ts';
import type { TenantId } from './database.ts';

let app: TestApp;
let own: TestTenant;
let other: TestTenant;
let ctx: TenantContext;

beforeAll(async () => {
  app = await testApp();
  [own, other] = [await createTestTenant(app), await createTestTenant(app)];
  for (const tenant of [own, other]) await request(app, usersApi.create, { authorization: tenant.basic.SANDBOX });
  ctx = tenantContext(systemContext(app.deps), own.tenantId);
});

describe('a tenant’s connection', () => {
  it.each(['users', 'api_keys', 'developers', 'events', 'tenants'])('sees only own rows of %s', async (table) => {
    const statement = sql([`select tenant_id as "tenantId" from ${table}`]);
    const rows = await ctx.db.query<{ tenantId: string }>(statement);
    expect(new Set(rows.map((row) => row.tenantId))).toEqual(new Set([own.tenantId]));
    const all = await systemContext(app.deps).db.query<{ tenantId: string }>(statement);
    expect(all.map((row) => row.tenantId)).toContain(other.tenantId);
  });

  it("does not change other tenants' rows when a statement forgets the tenant", async () => {
    await ctx.db.query(sql`update users set full_name = 'Changed'`);
    await ctx.db.query(sql`delete from api_keys where tenant_id = ${other.tenantId}`);
    const rows = await systemContext(app.deps).db.query<{ names: number; keys: number }>(sql`
      select (select count(*) from users where tenant_id = ${other.tenantId} and full_name = 'Changed') as names,
        (select count(*) from api_keys where tenant_id = ${other.tenantId}) as keys`);
    expect(rows).toEqual([{ names: 0, keys: 2 }]);
  });

  it('rejects inserts for another tenant', async () => {
    const insert = ctx.db.query(sql`
      insert into users (tenant_id, mode, id, created_at, updated_at)
      values (${other.tenantId}, 'SANDBOX', 'foreign', now(), now())`);
    await expect(insert).rejects.toThrow('row-level security');
  });

  it.each(['jobs', 'settings', 'throttles', 'schedules', 'mailbox_messages', 'schema_migrations'])(
    'cannot read the platform table %s',
    async (table) => {
      await expect(ctx.db.query(sql([`select * from ${table}`]))).rejects.toThrow(
        // The nodes of Citus have few of them.
        isOnCitus ? /permission denied|does not exist/ : 'permission denied',
      );
    },
  );

  it('refuses every statement on tenant tables while no tenant is set', async () => {
    const nobody = app.deps.database.in({ kind: 'tenant', tenantId: '' as TenantId });
    const tables = await systemContext(app.deps).db.query<{ name: string; qual: string }>(sql`
      select tablename as name, qual from pg_policies where policyname = 'tenant_rows'`);
    expect(tables.length).toBeGreaterThan(45);
    for (const { name, qual } of tables) {
      expect([name, qual]).toEqual([name, '(tenant_id = smile_tenant())']);
      const count = nobody.query(sql([`select count(*) from ${name}`]));
      // The policy is not evaluated for an empty table.
      await count.then(
        (rows) => expect([name, rows]).toEqual([name, [{ count: 0 }]]),
        (error) => expect([name, error.message]).toEqual([name, 'row-level security: no tenant is set']),
      );
    }
    await expect(nobody.query(sql`select id from users where tenant_id = ${own.tenantId}`)).rejects.toThrow(
      'no tenant',
    );
    await expect(nobody.query(sql`update users set full_name = 'Changed'`)).rejects.toThrow('no tenant');
    await expect(nobody.query(sql`delete from users where id = 'x'`)).rejects.toThrow('no tenant');
    await expect(
      nobody.query(sql`insert into users (tenant_id, mode, id, created_at, updated_at)
        values (${own.tenantId}, 'SANDBOX', 'lost', now(), now())`),
    ).rejects.toThrow('no tenant');
  });

  it('stays in its tenant while connections are reused', async () => {
    const tenants = [own, other, own, other, own, other].map(({ tenantId }) => tenantId);
    const seen = await Promise.all(
      tenants.map(async (tenantId) => {
        const scoped = tenantContext(systemContext(app.deps), tenantId);
        return scoped.db.query(sql`select distinct tenant_id as "tenantId" from users`);
      }),
    );
    expect(seen).toEqual(tenants.map((tenantId) => [{ tenantId }]));
  });
});

describe('a transaction', () => {
  it('rejects the outer context at once instead of deadlocking on itself', async () => {
    const wrong = inTransaction(ctx, async () => ctx.db.query(sql`select 1`));
    await expect(wrong).rejects.toThrow('A transaction is open here');
    const late = inTransaction(ctx, async (tx) => {
      await tx.db.query(sql`select 1`);
      await ctx.db.query(sql`select 1`);
    });
    await expect(late).rejects.toThrow('A transaction is open here');
  });

  it('leaves the outer context usable beside it and after it', async () => {
    const beside: Promise<unknown>[] = [];
    let start = () => {};
    const started = new Promise<void>((done) => {
      start = done;
    });
    const outside = started.then(() => ctx.db.query(sql`select 1 as one`));
    await inTransaction(ctx, async (tx) => {
      start();
      beside.push(outside);
      await tx.db.query(sql`select 1`);
    });
    expect(await Promise.all(beside)).toEqual([[{ one: 1 }]]);
    expect(await ctx.db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('rolls back when its work throws', async () => {
    const failing = inTransaction(ctx, async (tx) => {
      await tx.db.query(sql`update tenants set name = 'Gone' where tenant_id = ${own.tenantId}`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await ctx.db.query(sql`select 1 from tenants where name = 'Gone'`)).toEqual([]);
  });

  it('joins an open transaction', async () => {
    const failing = inTransaction(ctx, async (tx) => {
      await inTransaction(tx, (inner) => inner.db.query(sql`update tenants set name = 'Inner'`));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await ctx.db.query(sql`select 1 from tenants where name = 'Inner'`)).toEqual([]);
  });
});
