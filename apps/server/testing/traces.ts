import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { systemContext } from '../src/context.ts';
import type { TestApp } from './test-app.ts';

/** Names of tables in which any of the tenant's rows contains the text, ignoring case. */
export async function listTablesContaining(app: TestApp, tenantId: string, text: string): Promise<string[]> {
  const { db } = systemContext(app.deps);
  const tables = await db.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query(sql`
      select 1 from ${raw(name)} row
      where tenant_id = ${tenantId} and strpos(lower(to_json(row)::text), lower(${text})) > 0 limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The tenant's files in the disk store, as paths below the tenant. */
export function listStoredFiles(app: TestApp, tenantId: string): string[] {
  const folder = join(app.deps.config.dataDir, 'files', tenantId);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.type'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Columns (`table.column`) of any table that contain the text, ignoring case. Does not look into sealed values. */
export async function listTracesAnywhere(app: TestApp, text: string): Promise<string[]> {
  const { db } = systemContext(app.deps);
  const columns = await db.query<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY')
      and table_name <> 'jobs_from_nodes' order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await db.query(sql`
      select from ${raw(table)} where strpos(lower(${raw(column)}::text), lower(${text})) > 0 limit 1`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
