-- Row-level security compares with the tenant of the session, or refuses when there is none: an empty answer would look
-- like a tenant without rows.
create function smile_refuse_missing_tenant() returns text language plpgsql stable parallel safe as $refuse$
begin
  raise exception 'row-level security: no tenant is set' using errcode = 'insufficient_privilege';
end $refuse$;

-- A plain SQL function, so that the planner puts its body into the query.
create function smile_tenant() returns text language sql stable parallel safe as $tenant$
  select coalesce(nullif(pg_catalog.current_setting('smile.tenant_id', true), ''), public.smile_refuse_missing_tenant())
$tenant$;

create or replace procedure smile_protect(table_name text) language plpgsql as $protect$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy tenant_rows on %I to smile_tenant using (tenant_id = smile_tenant())', table_name);
  execute format('create policy system_rows on %I to smile_system using (true)', table_name);
  execute format('grant select, insert, update, delete on %I to smile_tenant, smile_system', table_name);
end $protect$;
