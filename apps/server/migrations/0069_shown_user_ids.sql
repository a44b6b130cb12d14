-- Users are found by the end of their id, which is what lists show of it; providers and file types in any case.
create index users_by_shown_id on users (tenant_id, mode, right(id, 8));
create or replace function smile_search_users(
  given_mode text, given_outcome text, created_from timestamptz, created_before timestamptz,
  after_at timestamptz, after_id text, user_id text, name_part text, provider text, most integer
) returns setof text language plpgsql stable security definer set search_path = public, pg_temp as $search$
declare
  few constant integer := 5000;
  tenant text := current_setting('smile.tenant_id', true);
  linked constant text := $sql$
    select a.user_id from accounts a
      where a.tenant_id = $1 and a.mode = $2 and a.provider_id in ($7, lower($7)) and a.status <> 'DISCONNECTED'
    union all select r.user_id from archives r
      where r.tenant_id = $1 and r.mode = $2 and r.file_type in ($7, upper($7)) and r.status <> 'REVOKED' $sql$;
  is_few boolean;
  statement text := $sql$
    select u.id from users u
    where u.tenant_id = $1 and u.mode = $2 and u.outcome = $3 and u.created_at >= $4 and u.created_at < $5 $sql$;
begin
  if user_id is not null then
    statement := statement || format(' and right(u.id, 8) = %L and right(u.id, %s) = %L ',
      right(lower(user_id), 8), length(user_id), lower(user_id));
  end if;
  if name_part is not null then
    statement := statement || $sql$ and smile_fold(u.full_name) like '%' || smile_fold($6) || '%' $sql$;
  end if;
  if provider is not null then
    -- Whoever has one of few is looked up; of many, the newest users soon have one.
    execute 'select count(*) <= $8 from (' || linked || ' limit $8 + 1) found'
      into is_few using tenant, given_mode, null, null, null, null, provider, few;
    statement := statement || case when is_few then ' and u.id = any(array(' || linked || '))' else $sql$
      and ((select 1 from accounts a where a.tenant_id = $1 and a.user_id = u.id and a.provider_id in ($7, lower($7))
            and a.status <> 'DISCONNECTED' limit 1) is not null
        or (select 1 from archives r where r.tenant_id = $1 and r.user_id = u.id and r.file_type in ($7, upper($7))
            and r.status <> 'REVOKED' limit 1) is not null) $sql$ end;
  end if;
  if after_at is not null then
    statement := statement || ' and (u.created_at, u.id) < ($8, $9) ';
  end if;
  return query execute statement || ' order by u.created_at desc, u.id desc limit ' || most
    using tenant, given_mode, given_outcome, created_from, created_before, name_part, provider, after_at, after_id;
end $search$;
