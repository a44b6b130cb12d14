create table wink_templates (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  name text not null,
  -- Everything else that shapes the widget, as the API takes it.
  content jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index wink_templates_by_creation on wink_templates (tenant_id, mode, created_at, id);
call smile_protect('wink_templates');
