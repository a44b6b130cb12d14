-- Files that visitors of sites answered fields with. Documents to read are archives, whose bytes these are.
create table site_files (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  user_id text not null,
  session_id text not null,
  component_id text not null,
  -- Names one upload of the page, however often it was tried.
  submission_key uuid not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  archive_id text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, session_id, submission_key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index site_files_by_user on site_files (tenant_id, user_id, created_at);
create index site_files_by_age on site_files (created_at);
call smile_protect('site_files');
