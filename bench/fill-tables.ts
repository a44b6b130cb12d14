import pg from 'pg';

/**
 * Fills tables with many rows, one connection per table. Foreign keys and indexes are disabled meanwhile: the rows are
 * known to be valid, and indexes are built at the end.
 */
export async function fillTables(databaseUrl: string, statements: Record<string, string[]>): Promise<void> {
  await Promise.all(
    Object.entries(statements).map(async ([table, fill]) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await client.query(`set session_replication_role = replica`);
        await client.query(`set maintenance_work_mem = '256MB'`);
        const indexes = await dropIndexes(client, table);
        for (const statement of fill) await client.query(statement);
        for (const definition of indexes) await client.query(definition);
      } finally {
        await client.end();
      }
    }),
  );
}

/** Drops all indexes except those of constraints; returns the statements to recreate them. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
