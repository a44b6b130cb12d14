-- The operator suspends a tenant, or blocks one of its keys; the tenant cannot lift either.
alter table tenants add column suspended_at timestamptz;
alter table api_keys add column blocked_at timestamptz;
