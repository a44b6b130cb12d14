export function serverFiles(words, migrationNumber) {
  const folder = `apps/server/src/features/${words.noun}`;
  return {
    [`apps/server/migrations/${migrationNumber}_${words.table}.sql`]: migration(words),
    [`${folder}/routes.ts`]: routes(words),
    [`${folder}/service.ts`]: service(words),
    [`${folder}/queries.ts`]: queries(words),
    [`${folder}/holdings.ts`]: holdings(words),
    [`${folder}/${words.noun}.api.test.ts`]: apiTest(words),
  };
}

function migration({ table }) {
  return `create table ${table} (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  name text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index ${table}_by_creation on ${table} (tenant_id, created_at, id);
call smile_protect('${table}');
`;
}

function routes({ noun, plural, Plural, single, Single }) {
  return `import { ${plural}Api } from '@smile/contract/${noun}';
import { type Router, route } from '../../platform/http/router.ts';
import { select${Plural} } from './queries.ts';
import { create${Single} } from './service.ts';

export function ${single}Routes(router: Router): void {
  route(router, ${plural}Api.list, ({ ctx, query }) => select${Plural}(ctx, query));
  route(router, ${plural}Api.create, ({ ctx, body }) => create${Single}(ctx, body));
}
`;
}

function service({ noun, one, single, Single }) {
  return `import type { New${Single}, ${Single} } from '@smile/contract/${noun}';
import { inTransaction, type TenantContext } from '../../context.ts';
import { recordAudit } from '../audit-log/service.ts';
import { insert${Single} } from './queries.ts';

export async function create${Single}(ctx: TenantContext, input: New${Single}): Promise<${Single}> {
  return inTransaction(ctx, async (tx) => {
    const ${single} = await insert${Single}(tx, { ...input, id: tx.newId('${single}') });
    await recordAudit(tx, { action: '${one}.create', entityType: '${one}', entityId: ${single}.id });
    return ${single};
  });
}
`;
}

function queries({ noun, table, Single, Plural }) {
  return `import type { List } from '@smile/contract/common';
import type { New${Single}, ${Single} } from '@smile/contract/${noun}';
import sql, { empty } from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';

interface ${Single}Row {
  id: string;
  name: string;
  createdAt: Date;
}

const columns = sql\`id, name, created_at as "createdAt"\`;

function to${Single}(row: ${Single}Row): ${Single} {
  return { ...row, createdAt: toApiTime(row.createdAt) };
}

export async function select${Plural}(
  ctx: TenantContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<${Single}>> {
  const after = decodeCursor(page.cursor);
  const rows = await ctx.db.query<${Single}Row>(sql\`
    select \${columns} from ${table}
    where tenant_id = \${ctx.tenantId}
      \${after ? sql\`and (created_at, id) < (\${after.at}, \${after.id})\` : empty}
    order by created_at desc, id desc \${limitForPage(page.size)}\`);
  return toPage(rows, page.size, (row) => ({ at: row.createdAt, id: row.id }), to${Single});
}

export async function insert${Single}(tx: TenantContext, input: New${Single} & { id: string }): Promise<${Single}> {
  const rows = await tx.db.query<${Single}Row>(sql\`
    insert into ${table} (tenant_id, id, name, created_at)
    values (\${tx.tenantId}, \${input.id}, \${input.name}, \${tx.now()})
    returning \${columns}\`);
  return to${Single}(rows[0]!);
}
`;
}

function holdings({ single, table }) {
  return `import type { Holdings } from '../../platform/holdings/holdings.ts';

export const ${single}Holdings: Holdings = {
  tables: { ${table}: { plain: ['name'], kept: 'until the tenant is deleted' } },
};
`;
}

function apiTest({ noun, plural, spoken, title }) {
  return `import { ${plural}Api } from '@smile/contract/${noun}';
import { describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';

describe('${title.toLowerCase()}', () => {
  it('creates a ${spoken} and lists it to its own tenant only', async () => {
    const app = await testApp();
    const tenant = await createTestTenant(app);
    const other = await createTestTenant(app);
    const created = await request(app, ${plural}Api.create, {
      authorization: tenant.developer,
      body: { name: '  First ' },
    });
    expect(created).toMatchObject({ status: 201, data: { name: 'First' } });
    const own = await request(app, ${plural}Api.list, { authorization: tenant.developer });
    expect(own.data).toEqual({ nextCursor: null, items: [created.data] });
    const others = await request(app, ${plural}Api.list, { authorization: other.developer });
    expect(others.data.items).toEqual([]);
  });

  it('names a missing field', async () => {
    const app = await testApp();
    const tenant = await createTestTenant(app);
    const refused = await request(app, ${plural}Api.create, { authorization: tenant.developer, body: { name: ' ' } });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(refused.message).toContain('name is required.');
  });

  it('rejects callers without credentials', async () => {
    const refused = await request(await testApp(), ${plural}Api.list, {});
    expect(refused.status).toBe(401);
  });
});
`;
}
