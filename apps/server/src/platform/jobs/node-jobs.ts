import type { RunScript } from '../db/core/database.ts';
import { jobsShape } from '../db/nodes/node-needs.ts';

/** Ids of different nodes must differ, since an operator names a job by its id. */
const idsPerNode = 1_000_000_000_000;

/**
 * Statements that give each Citus node a `jobs` table of its own, like the coordinator's; none when all have it.
 * Citus knows none of them: it cannot plan the claim statements, and a job needs no other node than its tenant's.
 */
export async function planNodeJobs(run: RunScript): Promise<string[]> {
  const [nodes] = await run(`
    select coalesce(bool_and(success and result::text[] @> (${jobsShape})::text[]), false) as "haveJobs"
    from run_command_on_workers($$ ${jobsShape} $$)`);
  if (nodes!.haveJobs) return [];
  const columns = await run(`
    select attname || ' ' || format_type(atttypid, atttypmod) || case
        when attidentity <> '' then ' generated always as identity (start with %s)'
        when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
        else '' end
      || case when attnotnull then ' not null' else '' end as text
    from pg_attribute left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
    where attrelid = 'public.jobs'::regclass and attnum > 0 and not attisdropped order by attnum`);
  const indexes = await run(`
    select regexp_replace(pg_get_indexdef(indexrelid), ' INDEX ', ' INDEX if not exists ') as text
    from pg_index where indrelid = 'public.jobs'::regclass`);
  const [id, ...others] = columns.map(({ text }) => text as string);
  return [
    runOnNodes(
      // Earlier releases passed the jobs of nodes on to the coordinator.
      `if exists (select from pg_class where oid = to_regclass('public.jobs') and relkind = 'v') then
        drop view public.jobs; end if`,
      `execute format('create table if not exists public.jobs (${id!.replaceAll("'", "''")})',
        (select groupid * ${idsPerNode} + 1 from pg_dist_local_group))`,
      ...others.map((column) => `alter table public.jobs add column if not exists ${column}`),
      ...indexes.map(({ text }) => text as string),
      'grant select, insert, update, delete on public.jobs to smile_system',
      'grant insert on public.jobs to smile_tenant',
    ),
    'drop table if exists public.jobs_from_nodes',
    'drop function if exists public.smile_relay_job()',
  ];
}

/** Without the setting, the nodes would propagate the statements further. */
function runOnNodes(...statements: string[]): string {
  const body = `perform set_config('citus.enable_ddl_propagation', 'off', true); ${statements.join('; ')};`;
  return `do $run$ declare refusal text; begin
    select string_agg(result, '; ') into refusal
    from run_command_on_workers($node$ do $each$ begin ${body} end $each$ $node$) where not success;
    if refusal is not null then raise exception 'a node refused: %', refusal; end if;
  end $run$`;
}
