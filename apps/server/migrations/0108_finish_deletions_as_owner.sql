-- Ends the deletion of a tenant, or returns false while it has files. One role does all of it, since Citus refuses a
-- transaction in which two roles change rows of one node.
create function smile_finish_deletion(deleted_id text, table_names text[], ended_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public
as $finish$
declare
  table_name text;
begin
  -- Keeps others from adding rows that refer to the tenant.
  perform from public.tenants where tenant_id = deleted_id for update;
  if exists (select from public.files where tenant_id = deleted_id) then
    return false;
  end if;
  foreach table_name in array table_names loop
    perform public.smile_delete_tenant_rows(table_name, deleted_id, null);
  end loop;
  delete from public.tenants where tenant_id = deleted_id
    and exists (select from public.tenant_deletions where id = deleted_id and finished_at is null);
  update public.tenant_deletions set finished_at = ended_at where id = deleted_id;
  return true;
end $finish$;
revoke execute on function smile_finish_deletion from public;
grant execute on function smile_finish_deletion to smile_system;
