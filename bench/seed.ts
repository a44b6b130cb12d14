import { openEmbedded } from '../apps/server/src/platform/db/embedded/open-embedded.ts';
import { runStatements } from './measure/measure-pages.ts';

const userCount = 100_000;
/** Creation time of row n: recent, so that nothing expires during the measurement. */
const createdAt = `date_trunc('day', now()) - interval '50 days' + n * interval '37 seconds'`;

function statements(tenantId: string): string[] {
  return [
    `insert into users (tenant_id, mode, id, external_metadata, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', '${tenantId}-' || md5(n::text), jsonb_build_object('reference', 'customer-' || n),
        ${createdAt}, ${createdAt}
      from generate_series(1, ${userCount}) n`,
    'vacuum (analyze)',
    'checkpoint',
  ];
}

export async function seedServer(url: string, tenantId: string): Promise<void> {
  await runStatements(url, statements(tenantId));
}

/** Adds as many accounts with one transaction each, for users who are on no first page. */
export async function seedSources(url: string, tenantId: string): Promise<void> {
  const rows = `from generate_series(1, ${userCount}) n`;
  const id = (prefix: string) => `'${prefix}-' || md5('${tenantId}' || n)`;
  const user = `'${tenantId}-' || md5((n % 1000 + 1)::text)`;
  await runStatements(url, [
    `insert into accounts (tenant_id, mode, id, user_id, provider_id, status, status_updated_at, kept_since, created_at,
        updated_at)
      select '${tenantId}', 'SANDBOX', ${id('a')}, ${user}, 'provider_' || n, 'CONNECTED', ${createdAt}, ${createdAt},
        ${createdAt}, ${createdAt} ${rows}`,
    `insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
        source_created_at, effective_date, ordinal, payload, created_at)
      select '${tenantId}', 'SANDBOX', 'TRANSACTIONS', ${id('t')}, ${user}, ${id('a')}, 'ACCOUNT', 'upwork', ${createdAt},
        (${createdAt})::date, 0, jsonb_build_object('id', ${id('t')}, 'date', (${createdAt})::date, 'description',
          'Order revenue', 'currency', 'PHP', 'amount', n, 'referenceId', null), ${createdAt} ${rows}`,
    'vacuum (analyze)',
    'checkpoint',
  ]);
}

export async function seedEmbedded(folder: string, tenantId: string): Promise<void> {
  const engine = await openEmbedded(folder, '');
  for (const statement of statements(tenantId)) await engine.exec(statement);
  await engine.close();
}
