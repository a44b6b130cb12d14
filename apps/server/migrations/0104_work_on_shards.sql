-- Citus runs these with the shards of a distributed table.

-- Citus evaluates the function calls of a policy one by one before it sends a statement to a node, but an operator as a
-- whole: so the refusal is called only without a tenant.
create or replace function smile_tenant() returns text language sql stable parallel safe as $tenant$
  select coalesce(nullif(pg_catalog.current_setting('smile.tenant_id', true), ''), public.smile_refuse_missing_tenant()) || ''
$tenant$;

-- A table that is protected later is distributed like the others. Add its foreign keys after that.
create or replace procedure smile_protect(table_name text) language plpgsql as $protect$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy tenant_rows on %I to smile_tenant using (tenant_id = smile_tenant())', table_name);
  execute format('create policy system_rows on %I to smile_system using (true)', table_name);
  execute format('grant select, insert, update, delete on %I to smile_tenant, smile_system', table_name);
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    if exists (select from pg_catalog.pg_dist_partition where logicalrelid = 'public.tenants'::regclass) then
      perform create_distributed_table(table_name::regclass, 'tenant_id', colocate_with => 'tenants');
    end if;
  end if;
end $protect$;

-- The name of a shard is the table's with a number.
create or replace function smile_refer_images() returns trigger language plpgsql as $refer$
declare
  place text := regexp_replace(tg_table_name, '_[0-9]+$', '') || '.' || tg_argv[0];
  tenant text := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
  read_row text := format('select smile_image_ids(($1).%I::text), concat_ws(''/'', %s)', tg_argv[0],
    (select coalesce(string_agg(format('($1).%I', name), ', '), '''''') from unnest(tg_argv[1:]) as name));
  key text;
  before text[] := '{}';
  after text[] := '{}';
  added text[];
  gone text[];
begin
  if tg_op <> 'INSERT' then execute read_row into before, key using old; end if;
  if tg_op <> 'DELETE' then execute read_row into after, key using new; end if;
  added := array(select unnest(after) except select unnest(before));
  gone := array(select unnest(before) except select unnest(after));
  if added = '{}' and gone = '{}' then return null; end if;
  -- In one order, and only what changes, so that nobody waits for who shows the same picture.
  perform from images where tenant_id = tenant
    and (id = any(gone) and released_at is null or id = any(added) and released_at is not null)
    order by id for no key update;
  delete from image_references
    where tenant_id = tenant and shown_in = place and row_key = key and image_id = any(gone);
  update images set released_at = 'infinity' where tenant_id = tenant and id = any(gone) and released_at is null;
  insert into image_references (tenant_id, image_id, shown_in, row_key)
    select tenant, id, place, key from images where tenant_id = tenant and id = any(added)
    on conflict do nothing;
  update images set released_at = null where tenant_id = tenant and id = any(added) and released_at is not null;
  return null;
end $refer$;
