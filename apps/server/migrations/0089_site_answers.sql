-- Orders steps of the same millisecond; older steps keep the order in which they were stored.
alter table wink_site_steps add column sequence bigint generated always as identity;

-- Answers are listed by version, and by outcome: declined visits are failures of a kind of their own.
create index wink_site_sessions_by_version on wink_site_sessions (tenant_id, mode, site_id, version, created_at, id);
create index wink_site_sessions_declined on wink_site_sessions (tenant_id, mode, site_id, created_at, id) where is_declined;
