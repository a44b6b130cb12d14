-- Continuous data sync is opened for a tenant by the operator.
alter table tenants add column is_sync_enabled boolean not null default false;

alter table accounts
  -- The sixty days count from here: the last login, or the last sync that brought data.
  add column kept_since timestamptz(3),
  -- When it was connected first; later syncs keep to that day of the month.
  add column connected_at timestamptz(3),
  add column next_sync_at timestamptz(3);
update accounts set kept_since = status_updated_at, connected_at = case when status = 'CONNECTED' then status_updated_at end;
alter table accounts alter column kept_since set not null;
drop index accounts_connected_since;
create index accounts_kept_since on accounts (kept_since, tenant_id, id) where status <> 'DISCONNECTED';
create index accounts_due_for_sync on accounts (next_sync_at, tenant_id, id) where next_sync_at is not null;

-- The developer who made the end user, in the emulator for instance; null where a tenant's server did.
alter table users add column created_by text;

-- What end users entered on the form screens of sites.
create table forms (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  user_id text not null,
  wink_site_id text not null,
  wink_site_session_id text not null,
  reference text not null,
  name text,
  -- json keeps the order of the fields.
  data json not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index forms_by_creation on forms (tenant_id, mode, created_at, id);
create index forms_by_user on forms (tenant_id, user_id, created_at, id);
create index forms_by_site on forms (tenant_id, mode, wink_site_id, created_at, id);
-- Retention takes forms by age.
create index forms_by_age on forms (created_at);
call smile_protect('forms');
