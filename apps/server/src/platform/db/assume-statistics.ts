/**
 * What the planner takes for true of tables that were never analysed: nearly all rows are of one tenant, mode and status, as in
 * most databases that are new. Of columns it knows nothing of it takes each value for rare, so that whatever index begins
 * with the tenant costs the same as the primary key, and a row was found by reading all of the tenant's. The first analysis
 * puts what it counted in its place. PostgreSQL takes statistics since 18; the autovacuum of a server before it
 * analyses a new table within a minute or so of its first rows.
 */
export const assumeStatistics = `
do $assume$
declare
  of_all record;
begin
  if current_setting('server_version_num')::integer < 180000 then
    return;
  end if;
  for of_all in
    select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples < 0
      and a.attname in ('tenant_id', 'mode', 'status', 'state', 'type', 'action', 'datapoint') and a.attnum > 0 and not a.attisdropped
  loop
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', of_all.relname::text, 'attname', of_all.attname::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 20, 'n_distinct',
      case of_all.attname when 'tenant_id' then 1 else 2 end::real);
  end loop;
end $assume$;`;
