-- Whether no more than so many accounts and documents are of a provider. By indexes alone and one after the other: for
-- what may end after a few rows, all of a provider's were gathered first, by several processes, or another tenant's read.
create function smile_is_rare(tenant text, given_mode text, provider text, few integer)
  returns boolean language plpgsql stable set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set max_parallel_workers_per_gather = 0 set jit = off as $rare$
begin
  return (select count(*) <= few from (
    select from accounts a
      where a.tenant_id = tenant and a.mode = given_mode and a.provider_id in (provider, lower(provider))
        and a.status <> 'DISCONNECTED'
    union all select from archives r
      where r.tenant_id = tenant and r.mode = given_mode and r.file_type in (provider, upper(provider))
        and r.status <> 'REVOKED'
    limit few + 1) found);
end $rare$;
revoke execute on function smile_is_rare from public;

-- What a statement finds, with its rows read in the order that they are asked in and no more of them than it takes: whose
-- users the planner takes for few, all of them would be read and sorted.
create function smile_find_in_order(
  statement text, tenant text, given_mode text, given_outcome text, created_from timestamptz, created_before timestamptz,
  name_part text, provider text, after_at timestamptz, after_id text
) returns users[] language plpgsql stable set search_path = public, pg_temp
  set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off set jit = off as $find$
declare
  found users[];
begin
  execute 'select array(' || statement || ')' into found
    using tenant, given_mode, given_outcome, created_from, created_before, name_part, provider, after_at, after_id;
  return found;
end $find$;
revoke execute on function smile_find_in_order from public;

-- Of a provider the newest users are asked first: what is frequent is found among them, before anything is counted. The
-- users themselves, since who looks them up by what was found may do it by reading all that the tenant has.
drop function smile_search_users;
create function smile_search_users(
  given_mode text, given_outcome text, created_from timestamptz, created_before timestamptz,
  after_at timestamptz, after_id text, user_id text, name_part text, provider text, most integer
) returns setof users language plpgsql stable security definer set search_path = public, pg_temp as $search$
declare
  few constant integer := 5000;
  newest constant integer := 500;
  tenant text := current_setting('smile.tenant_id', true);
  -- What is used by number: $1 tenant, $2 mode, $3 outcome, $4 to $5 times, $6 name, $7 provider, $8 and $9 cursor.
  users_in_range text := $sql$
    select u.* from users u
    where u.tenant_id = $1 and u.mode = $2 and u.outcome = $3 and u.created_at >= $4 and u.created_at < $5 $sql$;
  named text := '';
  linked constant text := $sql$
    select a.user_id from accounts a
      where a.tenant_id = $1 and a.mode = $2 and a.provider_id in ($7, lower($7)) and a.status <> 'DISCONNECTED'
    union all select r.user_id from archives r
      where r.tenant_id = $1 and r.mode = $2 and r.file_type in ($7, upper($7)) and r.status <> 'REVOKED' $sql$;
  -- In the order of the index of a user's own, so that no other serves: by theirs, the tenant's were read for each user.
  is_linked constant text := $sql$
    and ((select 1 from accounts a where a.tenant_id = $1 and a.user_id = u.id and a.provider_id in ($7, lower($7))
          and a.status <> 'DISCONNECTED' order by a.created_at, a.id limit 1) is not null
      or (select 1 from archives r where r.tenant_id = $1 and r.user_id = u.id and r.file_type in ($7, upper($7))
          and r.status <> 'REVOKED' order by r.created_at, r.id limit 1) is not null) $sql$;
  in_order constant text := ' order by u.created_at desc, u.id desc limit ';
  by_provider text := '';
  found users[];
begin
  if after_at is not null then
    users_in_range := users_in_range || ' and (u.created_at, u.id) < ($8, $9) ';
  end if;
  if user_id is not null then
    named := format(' and right(u.id, 8) = %L and right(u.id, %s) = %L ',
      right(lower(user_id), 8), length(user_id), lower(user_id));
  end if;
  if name_part is not null then
    named := named || $sql$ and smile_fold(u.full_name) like '%' || smile_fold($6) || '%' $sql$;
  end if;
  if provider is not null then
    if user_id is null then
      found := smile_find_in_order(
        'select u from (' || users_in_range || in_order || newest || ') u where true ' || named || is_linked || in_order
          || most,
        tenant, given_mode, given_outcome, created_from, created_before, name_part, provider, after_at, after_id);
      if cardinality(found) = most then
        return query select * from unnest(found);
        return;
      end if;
    end if;
    -- Whoever has one of few is looked up; of many, the others are asked in turn.
    by_provider := case when smile_is_rare(tenant, given_mode, provider, few)
      then ' and u.id = any(array(' || linked || '))' else is_linked end;
  end if;
  return query execute 'select u.* from (' || users_in_range || named || by_provider || in_order || most || ') u'
    using tenant, given_mode, given_outcome, created_from, created_before, name_part, provider, after_at, after_id;
end $search$;
revoke execute on function smile_search_users from public;
grant execute on function smile_search_users to smile_tenant;
