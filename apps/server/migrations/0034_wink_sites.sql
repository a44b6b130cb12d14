create table wink_sites (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  name text not null,
  type text not null check (type in ('DEFAULT', 'LOWCODE')),
  is_enabled boolean not null,
  -- The version that visitors get.
  version integer not null,
  -- The widget templates that the version's pages open; lists show the first.
  wink_template_ids text[] not null,
  -- Changes that were kept without being saved; the revision counts on when they are dropped.
  draft json,
  draft_name text,
  draft_base_version integer,
  draft_revision integer not null default 0,
  draft_updated_by text,
  draft_updated_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (tenant_id, id)
);
create index wink_sites_by_creation on wink_sites (tenant_id, mode, created_at, id) where deleted_at is null;
-- Finds the tenant of a site by the id in its address.
create unique index wink_sites_by_id on wink_sites (id);
create index wink_sites_deleted on wink_sites (deleted_at) where deleted_at is not null;
call smile_protect('wink_sites');

-- What was saved, unchanged for ever; a version goes only with its site.
create table wink_site_versions (
  tenant_id text not null,
  site_id text not null,
  version integer not null,
  -- As it was sent, keys in their order.
  content json not null,
  -- What the page of the site plays.
  flow json,
  -- Of the content, whatever the order of its keys.
  hash text not null,
  restored_from integer,
  created_by text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, site_id, version),
  foreign key (tenant_id, site_id) references wink_sites on delete cascade
);
create index wink_site_versions_by_creation on wink_site_versions (tenant_id, site_id, created_at, version);
call smile_protect('wink_site_versions');
revoke update, delete on wink_site_versions from smile_tenant, smile_system;

-- One visit of an end user to a site; it stays on the version it began with and keeps the site's name.
create table wink_site_sessions (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  site_id text not null,
  site_name text not null,
  version integer not null,
  user_id text not null,
  status text not null check (status in ('PENDING', 'IN_PROGRESS', 'SUCCESS', 'FAILURE', 'REVOKED')),
  url_params json not null,
  -- References of the modules that were passed, in order.
  path text[] not null default '{}',
  -- Counts what was submitted, so that a repeated or late submission is told from a new one.
  ordinal integer not null default 0,
  resume_hash text not null,
  finished_at timestamptz(3),
  -- When USER_SESSION_COMPLETED was sent.
  announced_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index wink_site_sessions_by_creation on wink_site_sessions (tenant_id, mode, created_at, id);
create index wink_site_sessions_by_site on wink_site_sessions (tenant_id, mode, site_id, created_at, id);
create index wink_site_sessions_by_user on wink_site_sessions (tenant_id, user_id, created_at, id);
create index wink_site_sessions_by_status on wink_site_sessions (tenant_id, mode, status, created_at, id);
-- Finds the session that a phone resumes.
create unique index wink_site_sessions_by_resume_hash on wink_site_sessions (resume_hash);
create index wink_site_sessions_unannounced on wink_site_sessions (finished_at)
  where finished_at is not null and announced_at is null;
-- Retention takes sessions by age.
create index wink_site_sessions_by_age on wink_site_sessions (created_at);
call smile_protect('wink_site_sessions');

-- Which screens were shown, passed and refused; nothing personal, so they outlive the session.
create table wink_site_steps (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  site_id text not null,
  version integer not null,
  session_id text,
  kind text not null check (kind in ('VIEW', 'SHOWN', 'PASSED', 'INVALID')),
  -- The reference of the module; null for a view of the page.
  screen text,
  -- Names of the refused fields, never their values.
  fields text[] not null default '{}',
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index wink_site_steps_by_version on wink_site_steps (tenant_id, site_id, version, created_at);
create index wink_site_steps_by_session on wink_site_steps (tenant_id, session_id) where session_id is not null;
-- Retention takes steps by age.
create index wink_site_steps_by_age on wink_site_steps (created_at);
call smile_protect('wink_site_steps');
