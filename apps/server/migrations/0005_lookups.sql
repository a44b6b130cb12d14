-- What tenants asked about a person: verifications, signals, blacklists, footprints and MAWs.
create table lookups (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  kind text not null check (kind in ('verifications', 'signals', 'blacklists', 'footprints', 'maws')),
  id text not null,
  status text not null check (status in ('PROCESSING', 'COMPLETED', 'ERROR')),
  result_code text,
  result_message text,
  -- What the lists are filtered by: the number without plus (or its MD5), the address in lower case.
  phone text,
  email_address text,
  -- json keeps what was sent as it was sent, the consent too.
  request json not null,
  result json,
  final_matches boolean generated always as ((result->>'finalMatches')::boolean) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index lookups_by_creation on lookups (tenant_id, mode, kind, created_at, id);
create index lookups_by_phone on lookups (tenant_id, mode, kind, phone, created_at, id) where phone is not null;
create index lookups_by_email on lookups (tenant_id, mode, kind, email_address, created_at, id)
  where email_address is not null;
create index lookups_by_match on lookups (tenant_id, mode, kind, final_matches, created_at, id)
  where final_matches is not null;
call smile_protect('lookups');
