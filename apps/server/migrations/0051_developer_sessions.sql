-- One row per sign-in of a developer; its tokens work while it is there.
create table developer_sessions (
  tenant_id text not null,
  id text not null,
  developer_id text not null,
  user_agent text,
  ip text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, developer_id) references developers on delete cascade
);
create index developer_sessions_by_developer on developer_sessions (tenant_id, developer_id, created_at, id);
create index developer_sessions_by_expiry on developer_sessions (expires_at);
call smile_protect('developer_sessions');
