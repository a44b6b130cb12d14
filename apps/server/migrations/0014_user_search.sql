-- Names are searched within one tenant and mode.
create extension if not exists btree_gin;
drop index users_by_name;
create index users_by_name on users using gin (tenant_id, mode, smile_fold(full_name) gin_trgm_ops);

-- Counts an attempt for whoever may not see the attempts of others, as inside a tenant's transaction.
create function smile_count_attempt(
  action text, subject text, now timestamptz, expired timestamptz,
  out attempts integer, out window_start timestamptz
) language sql security definer set search_path = public, pg_temp as $count$
  insert into throttles as t (action, subject, window_start, attempts) values ($1, $2, $3, 1)
  on conflict (action, subject) do update set
    attempts = case when t.window_start <= $4 then 1 else t.attempts + 1 end,
    window_start = case when t.window_start <= $4 then $3 else t.window_start end
  returning t.attempts, t.window_start
$count$;
revoke execute on function smile_count_attempt from public;
grant execute on function smile_count_attempt to smile_tenant, smile_system;
