-- Services of the operator that reach providers in Production; they belong to the platform, not to a tenant.
create table adapters (
  id text primary key check (id ~ '^[a-z0-9](-?[a-z0-9]){0,39}$'),
  url text not null,
  secret_sealed text not null,
  allow_private boolean not null,
  max_concurrent integer not null check (max_concurrent between 1 and 100),
  timeout_seconds integer not null check (timeout_seconds between 1 and 120),
  -- Which of its providers are used; null for all.
  only_providers text[],
  health_status text check (health_status in ('UP', 'DEGRADED', 'DOWN')),
  health_message text,
  health_took_ms integer,
  health_checked_at timestamptz,
  -- Since when the status is what it is.
  health_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What an adapter's catalogue named when it was read last; the first adapter that names a provider has it.
create table adapter_providers (
  provider_id text primary key,
  adapter_id text not null references adapters on delete cascade,
  login_options jsonb not null,
  -- How the provider is shown, where our own catalogue does not have it.
  entry jsonb
);
create index adapter_providers_by_adapter on adapter_providers (adapter_id);
grant select, insert, update, delete on adapters, adapter_providers to smile_system;
