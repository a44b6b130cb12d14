-- Two roles that no connection can climb out of by SQL of ours: one sees a single tenant's rows, one does the platform's own work.
do $roles$
declare
  role_name text;
begin
  foreach role_name in array array['smile_tenant', 'smile_system'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end $roles$;

grant usage on schema public to smile_tenant, smile_system;
grant select on schema_migrations to smile_system;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent as an immutable function, so that indexes may use it.
create function smile_fold(value text) returns text
  language sql immutable parallel safe strict
  as $fold$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $fold$;

-- Tenant tables: the tenant's role sees its own rows, the system's role all of them.
create procedure smile_protect(table_name text) language plpgsql as $protect$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy tenant_rows on %I to smile_tenant using (tenant_id = current_setting(''smile.tenant_id''))', table_name);
  execute format('create policy system_rows on %I to smile_system using (true)', table_name);
  execute format('grant select, insert, update, delete on %I to smile_tenant, smile_system', table_name);
end $protect$;

create table settings (
  name text primary key,
  value text not null
);
grant select, insert, update, delete on settings to smile_system;

create table tenants (
  tenant_id text primary key,
  name text not null,
  is_production_enabled boolean not null default false,
  profile jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
call smile_protect('tenants');

create table developers (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  role text not null check (role in ('ADMIN', 'DEVELOPER')),
  email_address text not null,
  first_name text not null,
  last_name text not null,
  title text not null,
  display_name text not null,
  head_image_url text,
  mobile_number text,
  password_hash text,
  password_updated_at timestamptz(3) not null,
  email_confirmed_at timestamptz(3),
  token_version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index developers_by_creation on developers (tenant_id, created_at, id);
call smile_protect('developers');

-- Which tenant an e-mail address signs in to; the address is kept in lower case.
create table developer_sign_ins (
  email_address text primary key,
  tenant_id text not null,
  developer_id text not null,
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
create index developer_sign_ins_by_developer on developer_sign_ins (tenant_id, developer_id);
call smile_protect('developer_sign_ins');

-- Single-use links that were mailed; only the hash of the token is kept.
create table email_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('CONFIRM', 'RESET', 'INVITE')),
  tenant_id text not null,
  developer_id text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
create index email_links_by_developer on email_links (tenant_id, developer_id, purpose);
create index email_links_by_expiry on email_links (expires_at);
call smile_protect('email_links');

-- How often a subject (an address, a network address) tried an action lately, shared by all processes.
create table throttles (
  action text not null,
  subject text not null,
  window_start timestamptz(3) not null,
  attempts integer not null,
  primary key (action, subject)
);
create index throttles_by_window on throttles (window_start);
grant select, insert, update, delete on throttles to smile_system;

create table api_keys (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  status text not null check (status in ('ACTIVE', 'INACTIVE')),
  api_key text not null,
  secret_sealed text not null,
  created_by text,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index api_keys_by_creation on api_keys (tenant_id, mode, created_at, id);
call smile_protect('api_keys');

-- Finds the tenant of an API key by its keyed hash.
create table api_key_lookups (
  key_hash text primary key,
  tenant_id text not null,
  api_key_id text not null,
  foreign key (tenant_id, api_key_id) references api_keys on delete cascade
);
create index api_key_lookups_by_key on api_key_lookups (tenant_id, api_key_id);
call smile_protect('api_key_lookups');

create table users (
  tenant_id text not null references tenants on delete cascade,
  mode text not null,
  id text not null,
  external_metadata jsonb not null default '{}',
  channel text not null default 'Default',
  channel_id text,
  session_status text not null default 'IN_PROGRESS',
  full_name text,
  head_image_url text,
  -- SUCCESS once anything is connected, FAIL while there were only failures, NONE before.
  outcome text not null default 'NONE' check (outcome in ('NONE', 'SUCCESS', 'FAIL')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index users_by_creation on users (tenant_id, mode, created_at, id);
create index users_by_outcome on users (tenant_id, mode, outcome, created_at, id);
create index users_by_name on users using gin (smile_fold(full_name) gin_trgm_ops);
call smile_protect('users');

create table accounts (
  tenant_id text not null,
  mode text not null,
  id text not null,
  user_id text not null,
  provider_id text not null,
  login_name text,
  status text not null check (status in ('PENDING', 'AWAITING_MFA', 'ERROR', 'CONNECTED', 'DISCONNECTED')),
  error_code text,
  error_message text,
  status_updated_at timestamptz(3) not null,
  monitor_status text not null default 'UNSUPPORTED',
  monitor_updated_at timestamptz(3),
  stage text not null default 'LOGGING_IN',
  progress smallint not null default 0,
  -- What the connector needs to go on, sealed; null when it needs nothing any more.
  connector_state_sealed text,
  -- The code that is asked for, when it ends and how many tries are left; null when none may be submitted.
  mfa jsonb,
  -- Counts the logins, so that the outcome of an earlier one does not replace that of a later one.
  attempt integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index accounts_by_creation on accounts (tenant_id, mode, created_at, id);
create index accounts_by_user on accounts (tenant_id, user_id, created_at, id);
create index accounts_by_provider on accounts (tenant_id, mode, provider_id, created_at, id);
create unique index accounts_live on accounts (tenant_id, user_id, provider_id) where status <> 'DISCONNECTED';
create index accounts_unsettled on accounts (status_updated_at) where status = 'PENDING' or mfa is not null;
call smile_protect('accounts');

-- Every item that a source answered, of any data point; `payload` has the form of the contract's schema.
create table user_data (
  tenant_id text not null,
  mode text not null,
  datapoint text not null,
  id text not null,
  user_id text not null,
  source_id text not null,
  source_type text not null,
  provider_id text not null,
  source_created_at timestamptz(3) not null,
  effective_date date,
  -- Order in which the source listed it.
  ordinal integer not null,
  payload jsonb not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index user_data_by_creation on user_data (tenant_id, mode, datapoint, created_at, id);
create index user_data_by_user on user_data (tenant_id, mode, datapoint, user_id, created_at, id);
create index user_data_by_source on user_data (tenant_id, source_id, datapoint, created_at, id);
create index user_data_by_effective_date on user_data (tenant_id, mode, datapoint, effective_date);
call smile_protect('user_data');

create table tasks (
  tenant_id text not null,
  mode text not null,
  id text not null,
  type text not null,
  status text not null check (status in ('Started', 'Finished')),
  user_id text not null,
  source_id text not null,
  source_type text not null,
  provider_id text not null,
  datapoints text[] not null default '{}',
  error_code text,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index tasks_by_start on tasks (tenant_id, mode, started_at, id);
create index tasks_by_source on tasks (tenant_id, source_id, started_at, id);
create index tasks_by_user on tasks (tenant_id, user_id, started_at, id);
create index tasks_open on tasks (started_at) where status = 'Started';
call smile_protect('tasks');

-- What an end user opened in the widget.
create table ui_events (
  tenant_id text not null,
  mode text not null,
  id text not null,
  user_id text not null,
  event_name text not null,
  provider_id text,
  account_id text,
  file_type text,
  occurred_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index ui_events_by_user on ui_events (tenant_id, user_id, created_at, id);
call smile_protect('ui_events');

create table webhooks (
  tenant_id text not null references tenants on delete cascade,
  mode text not null,
  id text not null,
  name text not null,
  url text not null,
  secret_sealed text not null,
  event_types text[] not null,
  is_active boolean not null default true,
  include_payload boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index webhooks_by_creation on webhooks (tenant_id, mode, created_at, id);
call smile_protect('webhooks');

create table events (
  tenant_id text not null,
  mode text not null,
  id text not null,
  type text not null,
  -- json keeps the order of the keys, so that every attempt sends the same bytes.
  data json not null,
  -- What webhooks that include the payload get as data.payload.
  payload json,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index events_by_creation on events (tenant_id, mode, created_at, id);
call smile_protect('events');

create table webhook_deliveries (
  tenant_id text not null,
  mode text not null,
  id text not null,
  webhook_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  attempt_count smallint not null default 0,
  next_attempt_at timestamptz(3),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhooks on delete cascade,
  foreign key (tenant_id, event_id) references events on delete cascade
);
create index webhook_deliveries_by_webhook on webhook_deliveries (tenant_id, webhook_id, created_at, id);
create index webhook_deliveries_by_event on webhook_deliveries (tenant_id, event_id);
call smile_protect('webhook_deliveries');

create table webhook_attempts (
  tenant_id text not null,
  delivery_id text not null,
  attempt smallint not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null,
  status_code smallint,
  error text,
  request_headers jsonb not null,
  response_headers jsonb,
  response_body text,
  primary key (tenant_id, delivery_id, attempt),
  foreign key (tenant_id, delivery_id) references webhook_deliveries on delete cascade
);
call smile_protect('webhook_attempts');

create table audit_log (
  tenant_id text not null,
  id text not null,
  action text not null,
  actor_kind text not null,
  actor_id text,
  ip text,
  request_id text,
  entity_type text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index audit_log_by_creation on audit_log (tenant_id, created_at, id);
create index audit_log_by_entity on audit_log (tenant_id, entity_type, entity_id, created_at);
call smile_protect('audit_log');

-- Work to be done outside the request, claimed by any worker; `run_at` of a claimed job is the end of its lease.
create table jobs (
  id bigint generated always as identity primary key,
  queue text not null,
  -- Whose job it is, where the queue shares out its workers; empty otherwise.
  group_key text not null,
  name text not null,
  payload jsonb not null,
  dedupe_key text,
  run_at timestamptz(3) not null,
  attempts smallint not null default 0,
  max_attempts smallint not null,
  locked_by uuid,
  last_error text,
  failed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index jobs_due on jobs (queue, run_at, id) where failed_at is null;
create unique index jobs_by_dedupe_key on jobs (name, dedupe_key) where dedupe_key is not null and failed_at is null;
create index jobs_dead on jobs (failed_at, id) where failed_at is not null;
grant select, insert, update, delete on jobs to smile_system;
grant insert on jobs to smile_tenant;

create table schedules (
  name text primary key,
  next_run_at timestamptz(3) not null
);
grant select, insert, update, delete on schedules to smile_system;

-- The built-in mailbox of installations without SMTP.
create table mailbox_messages (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz(3) not null
);
grant select, insert, delete on mailbox_messages to smile_system;
