-- Which key is to take a key's place, and from when on the key is refused.
alter table api_keys
  add column replaced_by text,
  add column ends_at timestamptz(3),
  add foreign key (tenant_id, replaced_by) references api_keys (tenant_id, id) on delete set null (replaced_by);
create index api_keys_by_replacement on api_keys (tenant_id, replaced_by) where replaced_by is not null;
