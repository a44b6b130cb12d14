-- Deletions of whole tenants by the operator; these rows outlive the tenants as the record of who deleted them.
create table tenant_deletions (
  -- The tenant's id.
  id text primary key,
  name text not null,
  -- The operator's user and machine.
  requested_by text not null,
  requested_at timestamptz(3) not null,
  row_count bigint not null default 0,
  file_count bigint not null default 0,
  finished_at timestamptz(3)
);
grant select, insert, update on tenant_deletions to smile_system;

-- Deletes at most so many rows of a tenant that is being deleted, and counts them; null deletes all. It runs with the
-- owner's rights, since the roles may not delete from ledgers such as usage_entries.
create function smile_delete_tenant_rows(table_name text, deleted_id text, max_rows bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public
as $delete$
declare
  gone bigint;
begin
  if not exists (select from public.tenant_deletions where id = deleted_id and finished_at is null) then
    raise exception 'tenant % is not being deleted', deleted_id;
  end if;
  execute format(
    'delete from public.%1$I where tenant_id = $1 and ctid = any(array(
      select ctid from public.%1$I where tenant_id = $1 limit $2 for update skip locked))', table_name)
    using deleted_id, max_rows;
  get diagnostics gone = row_count;
  update public.tenant_deletions set row_count = row_count + gone where id = deleted_id;
  return gone;
end $delete$;
revoke execute on function smile_delete_tenant_rows from public;
grant execute on function smile_delete_tenant_rows to smile_system;
