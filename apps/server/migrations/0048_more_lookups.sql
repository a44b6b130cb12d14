-- Bank accounts and social security records are asked about as well, and some kinds of lookups have several types.
alter table lookups drop constraint lookups_kind_check;
alter table lookups
  add check (kind in ('verifications', 'signals', 'blacklists', 'footprints', 'maws', 'validations',
    'socialSecurities')),
  -- Signal1 to Signal3, MAW2 and MAW3, or the operation's phase; null where a kind has no types.
  add column type text;
update lookups set type = 'Signal1' where kind = 'signals';
update lookups set type = 'MAW2' where kind = 'maws';
create index lookups_by_type on lookups (tenant_id, mode, kind, type, created_at, id) where type is not null;

-- Names of employers in what end users shared, to search as one types.
create index user_data_by_employer on user_data using gin (tenant_id, mode, (lower(payload->>'employer')) gin_trgm_ops)
  where datapoint = 'EMPLOYMENTS';
