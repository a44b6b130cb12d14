alter table tenants add column is_two_step_required boolean not null default false;

-- How far a sign-in has come: what is not FULL reaches nothing but the next step.
alter table developer_sessions
  add column stage text not null default 'FULL' check (stage in ('FULL', 'VERIFY', 'SET_UP')),
  -- When the password was shown last.
  add column confirmed_at timestamptz(3),
  -- What a passkey is to sign, once.
  add column challenge text,
  add column challenge_expires_at timestamptz(3);

-- An app that shows codes of six digits (RFC 6238), one per developer; not in use before its first code was shown.
create table totp_authenticators (
  tenant_id text not null,
  id text not null,
  developer_id text not null,
  secret_sealed text not null,
  -- The newest step whose code was taken: no code works twice.
  last_step bigint not null default 0,
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, developer_id),
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
call smile_protect('totp_authenticators');

create table passkeys (
  tenant_id text not null,
  id text not null,
  developer_id text not null,
  name text not null,
  credential_id text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
create index passkeys_by_developer on passkeys (tenant_id, developer_id, created_at);
call smile_protect('passkeys');

create table recovery_codes (
  tenant_id text not null,
  id text not null,
  developer_id text not null,
  code_hash text not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
create index recovery_codes_by_developer on recovery_codes (tenant_id, developer_id);
call smile_protect('recovery_codes');
