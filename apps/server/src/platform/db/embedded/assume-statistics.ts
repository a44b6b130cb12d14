/**
 * Planner statistics for tables never analyzed: nearly all rows share one tenant, mode and status, as in a new
 * database. Without them the planner treats every value as rare, prices any index that leads with the tenant like the
 * primary key, and scans the tenant's rows. The first ANALYZE replaces them. PostgreSQL accepts restored statistics
 * since version 18; older servers wait for autovacuum.
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
