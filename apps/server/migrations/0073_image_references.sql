-- Which pictures a row shows. The database writes it with the row and refuses to delete a picture that is in it.
create table image_references (
  tenant_id text not null,
  image_id text not null,
  -- Table and column, and the row's key without its tenant.
  shown_in text not null,
  row_key text not null,
  primary key (tenant_id, image_id, shown_in, row_key),
  foreign key (tenant_id, image_id) references images
);
create index image_references_by_row on image_references (tenant_id, shown_in, row_key);
call smile_protect('image_references');

create function smile_image_ids(shown text) returns text[] language sql immutable parallel safe as $ids$
  select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(shown, 'img-[0-9a-f]{32}', 'g') as found
$ids$;

-- Arguments: the column, then the columns of the row's key. What a row no longer shows is released "for ever": the job
-- that deletes pictures puts its own time there, since the database's clock is not the product's.
create function smile_refer_images() returns trigger language plpgsql as $refer$
declare
  place text := tg_table_name || '.' || tg_argv[0];
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

-- From now on, and for the rows that there are.
create procedure smile_show_images(shown_table text, shown_column text, key_columns text[]) language plpgsql as $show$
begin
  execute format('create trigger %1$I after insert or delete or update of %2$I on %3$I
    for each row execute function smile_refer_images(%4$s)',
    shown_table || '_' || shown_column || '_images', shown_column, shown_table,
    (select string_agg(quote_literal(name), ', ') from unnest(shown_column || key_columns) as name));
  execute format('insert into image_references (tenant_id, image_id, shown_in, row_key)
    select image.tenant_id, image.id, %1$L, concat_ws(''/'', %2$s)
    from %3$I as shown, unnest(smile_image_ids(shown.%4$I::text)) as found
    join images image on image.id = found where image.tenant_id = shown.tenant_id',
    shown_table || '.' || shown_column,
    (select coalesce(string_agg(format('shown.%I', name), ', '), '''''') from unnest(key_columns) as name),
    shown_table, shown_column);
end $show$;

call smile_show_images('tenants', 'profile', '{}');
call smile_show_images('developers', 'head_image_url', '{id}');
call smile_show_images('wink_templates', 'content', '{id}');
call smile_show_images('invite_templates', 'content', '{id}');
call smile_show_images('invites', 'content', '{id}');
call smile_show_images('wink_sites', 'draft', '{id}');
call smile_show_images('wink_site_versions', 'content', '{site_id,version}');

update images set released_at = case when exists (select from image_references shown
    where shown.tenant_id = images.tenant_id and shown.image_id = images.id)
  then null else coalesce(released_at, 'infinity') end;
