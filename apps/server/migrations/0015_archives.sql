create table archives (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  user_id text not null,
  -- Who brought it: the end user in the widget, or the tenant over the API.
  provider_id text not null check (provider_id in ('user-provided', 'tenant-provided')),
  file_type text not null,
  status text not null check (status in ('STARTED', 'ANALYZED', 'UNSUPPORTED', 'ERROR', 'REVOKED')),
  error_code text,
  error_message text,
  status_updated_at timestamptz(3) not null,
  -- Names one upload of the widget, however often it was tried.
  submission_key uuid,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index archives_by_creation on archives (tenant_id, mode, created_at, id);
create index archives_by_file_type on archives (tenant_id, mode, file_type, created_at, id);
create index archives_by_user on archives (tenant_id, user_id, created_at, id);
create unique index archives_by_submission on archives (tenant_id, user_id, submission_key);
-- Finds the archives of all tenants whose sixty days are over.
create index archives_kept_since on archives (created_at, tenant_id, id) where status <> 'REVOKED';
call smile_protect('archives');

-- The files of archives that were not revoked; their bytes are in the file store.
create table archive_files (
  tenant_id text not null,
  archive_id text not null,
  ordinal smallint not null,
  id text not null,
  name text not null,
  sub_type text,
  format text not null check (format in ('PDF', 'PNG', 'JPG', 'JPEG')),
  size_bytes integer not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, archive_id, ordinal),
  unique (tenant_id, id),
  foreign key (tenant_id, archive_id) references archives on delete cascade
);
call smile_protect('archive_files');
