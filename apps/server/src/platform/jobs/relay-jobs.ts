const columns = [
  'queue text',
  'group_key text',
  'name text',
  'payload jsonb',
  'dedupe_key text',
  'run_at timestamptz',
  'max_attempts smallint',
  'traceparent text',
];
const names = columns.map((column) => column.split(' ')[0]!);

/**
 * Statements that turn `jobs` on each Citus node into a view; inserted rows go to the coordinator's table in the same
 * transaction. The table itself stays unknown to Citus, which cannot plan the claim statements.
 */
export const jobRelayStatements: string[] = [
  `create table if not exists public.jobs_from_nodes (${columns.join(', ')})`,
  `create or replace function public.smile_relay_job() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $relay$
  begin
    insert into jobs (${names.join(', ')}) values (${names.map((name) => `new.${name}`).join(', ')})
      on conflict do nothing;
    return null;
  end $relay$`,
  'create or replace trigger relay_job before insert on public.jobs_from_nodes for each row execute function public.smile_relay_job()',
  'grant insert on public.jobs_from_nodes to smile_tenant, smile_system',
  "select citus_add_local_table_to_metadata('public.jobs_from_nodes')",
  runOnNodes(
    'create or replace view public.jobs as select * from public.jobs_from_nodes',
    'grant insert on public.jobs to smile_tenant, smile_system',
  ),
];

/** Without these settings, the nodes would propagate the statements further. */
function runOnNodes(...statements: string[]): string {
  const body = `perform set_config('citus.enable_ddl_propagation', 'off', true); ${statements.join('; ')};`;
  return `do $run$ declare refusal text; begin
    select string_agg(result, '; ') into refusal
    from run_command_on_workers($node$ do $each$ begin ${body} end $each$ $node$) where not success;
    if refusal is not null then raise exception 'a node refused: %', refusal; end if;
  end $run$`;
}
