import pg from 'pg';
import { openEmbedded } from '../apps/server/src/platform/db/embedded.ts';

const userCount = 100_000;

function statements(tenantId: string): string[] {
  return [
    `insert into users (tenant_id, mode, id, external_metadata, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', '${tenantId}-' || md5(n::text), jsonb_build_object('reference', 'customer-' || n),
        timestamptz '2026-01-01' + n * interval '37 seconds', timestamptz '2026-01-01' + n * interval '37 seconds'
      from generate_series(1, ${userCount}) n`,
    'vacuum (analyze)',
    'checkpoint',
  ];
}

export async function seedServer(url: string, tenantId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(tenantId)) await client.query(statement);
  await client.end();
}

export async function seedEmbedded(folder: string, tenantId: string): Promise<void> {
  const engine = await openEmbedded(folder, '');
  for (const statement of statements(tenantId)) await engine.exec(statement);
  await engine.close();
}
