-- An invited developer has no name, title or password until the invitation is accepted.
alter table developers add column invited_at timestamptz(3);

-- Templates of consent texts; a tenant has the same ones in both modes.
create table consent_templates (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  consent_type text not null,
  title text not null,
  version text not null,
  consent_method text not null,
  consent_text text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index consent_templates_by_creation on consent_templates (tenant_id, created_at, id);
call smile_protect('consent_templates');

-- Pictures and logos; their bytes are in the file store.
create table images (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  content_type text not null,
  size_bytes integer not null,
  created_by text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
-- Finds the tenant of a picture by the id in its address.
create unique index images_by_id on images (id);
call smile_protect('images');
