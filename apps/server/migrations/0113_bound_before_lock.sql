-- Reads the newest time before it locks the table: without an index that begins with the time, it reads all rows.
create or replace procedure smile_bound_table(table_name text) language plpgsql as $bound$
declare
  bound text := table_name || '_bound';
  ends text;
begin
  if exists (select from pg_class where oid = table_name::regclass and relkind = 'p')
    or exists (select from pg_constraint where conrelid = table_name::regclass and conname = bound) then
    return;
  end if;
  execute format('select date_trunc(''day'', greatest(now(), max(created_at)), ''UTC'') + interval ''60 days'' from %I',
    table_name) into ends;
  execute format('alter table %I add constraint %I check (created_at < %L) not valid', table_name, bound, ends);
end $bound$;
