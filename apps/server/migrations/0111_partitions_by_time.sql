-- History tables are partitioned by `created_at`: retention drops whole partitions. One partition follows the other
-- without gaps; rows of a time without a partition go to the default partition. The roles have no rights on partitions
-- and may not delete from the table: a row's ctid is unique within its partition only, so statements of earlier
-- releases that delete by ctid would hit rows of other partitions.

-- Whether Citus keeps tenants on several nodes.
create function smile_is_distributed() returns boolean language plpgsql stable set search_path = pg_catalog, public
as $is$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then
    return false;
  end if;
  return exists (select from pg_dist_partition where logicalrelid = 'public.tenants'::regclass);
end $is$;

create function smile_partitions(table_name text)
  returns table (name text, starts timestamptz, ends timestamptz, is_default boolean)
  language sql stable set search_path = pg_catalog, public set timezone = 'UTC'
as $partitions$
  select c.relname::text,
    case when b.bound like '%(MINVALUE)%' then '-infinity' else substring(b.bound from $$FROM \('([^']+)'\)$$) end::timestamptz,
    substring(b.bound from $$TO \('([^']+)'\)$$)::timestamptz,
    b.bound = 'DEFAULT'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) b
  where i.inhparent = format('public.%I', table_name)::regclass
$partitions$;

-- Adds partitions of the given width until two begin after the given time; returns how many. A time that the default
-- partition has rows of stays there. Gives up at once when a long transaction uses the table: the next call goes on.
create function smile_add_partitions(table_name text, width interval, from_time timestamptz) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public set timezone = 'UTC' set lock_timeout = '300ms'
as $add$
declare
  added integer := 0;
  starts timestamptz := (select greatest(max(p.ends), date_trunc('day', from_time)) from smile_partitions(table_name) p);
  ends timestamptz;
  name text;
  is_taken boolean;
begin
  while starts <= from_time + width loop
    ends := starts + width;
    execute format('select exists (select 1 from public.%I where created_at >= $1 and created_at < $2)',
      table_name || '_default') into is_taken using starts, ends;
    if not is_taken then
      name := table_name || '_p' || to_char(starts, 'YYYYMMDD');
      execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
        name, table_name, starts, ends);
      execute format('alter table public.%I enable row level security', name);
      added := added + 1;
    end if;
    starts := ends;
  end loop;
  return added;
exception when lock_not_available then
  return 0;
end $add$;

-- Drops partitions that end before the given time; returns how many.
create function smile_drop_partitions(table_name text, before timestamptz) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public set timezone = 'UTC' set lock_timeout = '300ms'
as $drop$
declare
  dropped integer := 0;
  name text;
begin
  for name in select p.name from smile_partitions(table_name) p where p.ends <= before order by p.ends loop
    execute format('drop table public.%I', name);
    dropped := dropped + 1;
  end loop;
  return dropped;
exception when lock_not_available then
  return 0;
end $drop$;

-- Deletes at most so many old rows of the partitions without a beginning: the default one, and the one that was the
-- table before it had partitions. Returns how many.
create function smile_delete_old_rows(table_name text, before timestamptz, max_rows integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public
as $delete$
declare
  deleted integer := 0;
  is_distributed boolean := smile_is_distributed();
  name text;
  owners text[];
  owner text;
  count integer;
begin
  for name in
    select p.name from smile_partitions(table_name) p where p.is_default or p.starts = '-infinity' order by 1
  loop
    exit when deleted >= max_rows;
    owners := array[null];
    if is_distributed then
      -- Citus deletes limited rows of one tenant only.
      execute format('select array_agg(distinct tenant_id) from (
          select tenant_id from public.%I where created_at < $1 order by created_at limit $2) oldest', name)
        into owners using before, max_rows - deleted;
    end if;
    foreach owner in array coalesce(owners, '{}') loop
      execute format(
        'delete from public.%1$I where %2$s ctid = any(array(
          select ctid from public.%1$I where %2$s created_at < $1 order by created_at limit $2 for update skip locked))',
        name, case when is_distributed then format('tenant_id = %L and', owner) end) using before, max_rows - deleted;
      get diagnostics count = row_count;
      deleted := deleted + count;
      exit when deleted >= max_rows;
    end loop;
  end loop;
  return deleted;
end $delete$;

revoke execute on function smile_partitions, smile_add_partitions, smile_drop_partitions, smile_delete_old_rows from public;
grant execute on function smile_add_partitions, smile_drop_partitions, smile_delete_old_rows to smile_system;

-- Turns a table with rows into a partitioned one in three steps, each of which does nothing once it is done. Rows stay
-- where they are: the table becomes the first partition. Before that, create the unique index `<table>_before_pkey` on
-- the primary key's columns and `created_at`.

-- 1. Bounds the rows that the table can have by then. Two months leave time for an interrupted migration.
create procedure smile_bound_table(table_name text) language plpgsql as $bound$
declare
  bound text := table_name || '_bound';
  ends timestamptz;
begin
  if exists (select from pg_class where oid = table_name::regclass and relkind = 'p')
    or exists (select from pg_constraint where conrelid = table_name::regclass and conname = bound) then
    return;
  end if;
  execute format('lock table %I in access exclusive mode', table_name);
  execute format('select date_trunc(''day'', greatest(now(), max(created_at)), ''UTC'') + interval ''60 days'' from %I',
    table_name) into ends;
  execute format('alter table %I add constraint %I check (created_at < %L) not valid', table_name, bound, ends);
end $bound$;

-- 2. Reads all rows while others read and write.
create procedure smile_check_bound(table_name text) language plpgsql as $check$
begin
  if exists (select from pg_constraint
    where conrelid = table_name::regclass and conname = table_name || '_bound' and not convalidated) then
    execute format('alter table %I validate constraint %I', table_name, table_name || '_bound');
  end if;
end $check$;

-- 3. Puts the partitioned table in its place, in one short transaction.
create procedure smile_partition_table(table_name text, width interval) language plpgsql as $partition$
declare
  before text := table_name || '_before';
  rest text := table_name || '_default';
  usual_timeout text := current_setting('lock_timeout');
  ends text;
  has_rows boolean;
  referenced regclass;
  key_columns text;
  statement text;
  statements text[];
begin
  if exists (select from pg_class where oid = table_name::regclass and relkind = 'p') then
    return;
  end if;
  -- Ends an autovacuum, and lets others read and write.
  execute format('lock table %I in share update exclusive mode', table_name);
  -- Less than `deadlock_timeout`: insertions and cascades lock the two tables in opposite orders, and this gives up first.
  perform set_config('lock_timeout', '300ms', true);
  execute format('lock table %I in access exclusive mode', table_name);
  for referenced in select confrelid from pg_constraint where conrelid = table_name::regclass and contype = 'f' loop
    execute format('lock table %s in access exclusive mode', referenced);
  end loop;

  execute format('select exists (select 1 from %I)', table_name) into has_rows;
  select quote_literal(case when has_rows then substring(pg_get_constraintdef(oid) from $$'([^']+)'$$)::timestamptz
    else date_trunc('day', now(), 'UTC') end)
  into strict ends from pg_constraint where conrelid = table_name::regclass and conname = table_name || '_bound';
  select string_agg(quote_ident(attname), ', ' order by array_position(x.indkey::int2[], attnum)) into strict key_columns
  from pg_index x join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any(x.indkey)
  where x.indexrelid = (before || '_pkey')::regclass and x.indisvalid;

  -- Foreign keys and indexes, as the partitioned table gets them; an index that begins with the time serves the
  -- deletion of rows only.
  select array_agg(format('alter table %I add constraint %I %s', table_name, conname, pg_get_constraintdef(oid)))
  into statements from pg_constraint where conrelid = table_name::regclass and contype = 'f';
  select statements || array_agg(pg_get_indexdef(indexrelid)) into statements from pg_index
  where indrelid = table_name::regclass and not indisunique and indkey[0] <> (
    select attnum from pg_attribute where attrelid = table_name::regclass and attname = 'created_at');

  for statement in
    select format('alter index %I rename to %I', indexrelid::regclass::text, indexrelid::regclass::text || '_before')
    from pg_index where indrelid = table_name::regclass and not indisunique
    union all
    select format('drop policy %I on %I', polname, table_name) from pg_policy where polrelid = table_name::regclass
    union all
    select format('alter table %I drop constraint %I', table_name, conname)
    from pg_constraint where conrelid = table_name::regclass and contype = 'p'
  loop
    execute statement;
  end loop;
  execute format('revoke all on %I from smile_tenant, smile_system', table_name);
  if smile_is_distributed() then
    execute format('drop index %I', before || '_pkey');
    execute format('alter table %I add primary key (%s)', table_name, key_columns);
  else
    execute format('alter table %1$I add constraint %2$I primary key using index %2$I', table_name, before || '_pkey');
  end if;

  execute format('alter table %I rename to %I', table_name, before);
  execute format('create table %I (like %I including defaults, primary key (%s)) partition by range (created_at)',
    table_name, before, key_columns);
  call smile_protect(table_name);
  execute format('revoke delete on %I from smile_tenant, smile_system', table_name);
  foreach statement in array statements loop
    execute statement;
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', table_name, before, ends);
  execute format('alter table %I drop constraint %I', before, table_name || '_bound');
  execute format('create table %I partition of %I default', rest, table_name);
  execute format('alter table %I enable row level security', rest);
  execute format('create index %I on %I (created_at)', rest || '_by_age', rest);
  perform smile_add_partitions(table_name, width, now());
  perform set_config('lock_timeout', usual_timeout, true);
end $partition$;
revoke execute on procedure smile_bound_table, smile_check_bound, smile_partition_table from public;
