-- What a tenant may do how often, per mode; a row is made with the first use, from the platform's defaults.
create table allowances (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  action text not null,
  is_enabled boolean not null,
  -- Null where the action is not metered.
  total_volume integer check (total_volume >= 0),
  -- The sum of the ledger; not kept up to date while the action is not metered.
  used_volume integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, mode, action)
);
call smile_protect('allowances');

-- The ledger: 1 for a unit spent on the thing that `reference` names, -1 for a unit given back. Nothing in it changes.
create table usage_entries (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  action text not null,
  reference text not null,
  change smallint not null check (change in (1, -1)),
  created_at timestamptz(3) not null,
  primary key (tenant_id, mode, action, reference, change)
);
create index usage_entries_by_creation on usage_entries (tenant_id, mode, action, created_at) include (change);
call smile_protect('usage_entries');
revoke update, delete on usage_entries from smile_tenant, smile_system;

insert into usage_entries (tenant_id, mode, action, reference, change, created_at)
select tenant_id, mode, 'CreateWebhook', id, 1, created_at from webhooks;

insert into usage_entries (tenant_id, mode, action, reference, change, created_at)
select tenant_id, mode, 'ConnectAccount', source_id, 1, min(started_at)
from tasks where type = 'LINK_ACCOUNT' and source_type = 'ACCOUNT'
group by tenant_id, mode, source_id;

-- Told once to the documentation who reads it; only the hash of a token is kept.
create table readme_tokens (
  token_hash text primary key,
  tenant_id text not null,
  mode text not null,
  api_key_id text not null,
  developer_id text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  foreign key (tenant_id, api_key_id) references api_keys on delete cascade
);
create index readme_tokens_by_key on readme_tokens (tenant_id, api_key_id);
create index readme_tokens_by_expiry on readme_tokens (expires_at);
call smile_protect('readme_tokens');

-- For counting what could not be delivered.
create index webhook_deliveries_failed on webhook_deliveries (tenant_id, mode) where state = 'FAILED';
