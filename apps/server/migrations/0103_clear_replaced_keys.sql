-- Citus refuses a foreign key that sets columns to null if the key contains the tenant: deleting a key now clears
-- `replaced_by` first.
alter table api_keys
  drop constraint api_keys_tenant_id_replaced_by_fkey,
  add constraint api_keys_replaced_by_fkey foreign key (tenant_id, replaced_by) references api_keys (tenant_id, id);
