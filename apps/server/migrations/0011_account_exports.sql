-- Documents made of an account's data on request; their bytes are in the file store until the row is gone.
create table account_exports (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  account_id text not null,
  user_id text not null,
  extension_type text not null check (extension_type in ('PDF', 'CSV')),
  status text not null check (status in ('PENDING', 'READY', 'FAILED')),
  file_key text not null,
  -- Of the file; null until it is written.
  md5 text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts on delete cascade
);
create index account_exports_by_account on account_exports (tenant_id, account_id, created_at);
-- Finds, over all tenants, those whose sixty days are over.
create index account_exports_by_age on account_exports (created_at);
call smile_protect('account_exports');
