-- Whether the role may insert rows of a tenant. On a node of Citus, `insert … select` skips row-level security, so each
-- such statement asks this.
create function smile_owns(wanted text) returns boolean language sql stable parallel safe as $owns$
  select current_user <> 'smile_tenant' or wanted = public.smile_tenant()
$owns$;
