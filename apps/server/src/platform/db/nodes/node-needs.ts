import sql, { raw } from 'sql-template-tag';
import type { Database, RunScript } from '../core/database.ts';

/** Selects columns with types and indexes of `jobs`, where it is a table. */
export const jobsShape = `
  select array(
    select attname || ' ' || format_type(atttypid, atttypmod) from pg_attribute
    where attrelid = to_regclass('public.jobs') and attnum > 0 and not attisdropped
      and exists (select from pg_class where oid = attrelid and relkind = 'r')
    union all
    select indexrelid::regclass::text from pg_index where indrelid = to_regclass('public.jobs'))::text`;

/** Selects sequences that functions use by name, which Citus does not see; not those of identity columns. */
export const namedSequences = `
  select c.relname::text as name from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i'))
  order by 1`;

const needs = `select ((${jobsShape})::text[] || array(${namedSequences}))`;

/** Lists what each server needs besides the tables that Citus knows. */
export async function readNodeNeeds(database: Database): Promise<string[]> {
  const [row] = await database.in({ kind: 'system' }).query<{ needs: string[] }>(sql`select (${raw(needs)}) as needs`);
  return row!.needs;
}

/**
 * Checks the nodes with tenants, as far as they answer. With true, gaps are on nodes without tenants, or on one that is
 * away.
 */
export async function areTenantNodesPrepared(run: RunScript): Promise<boolean> {
  const [nodes] = await run(`
    select coalesce(bool_and(result::text[] @> (${needs})), true) as "arePrepared"
    from run_command_on_workers($$ select (${needs})::text $$) join pg_dist_node n using (nodename, nodeport)
    where success and exists (
      select from pg_dist_placement p join pg_dist_shard using (shardid)
      where logicalrelid = 'public.tenants'::regclass and p.groupid = n.groupid)`);
  return nodes!.arePrepared === true;
}
