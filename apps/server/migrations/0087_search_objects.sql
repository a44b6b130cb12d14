-- The portal finds objects by the end of their id, which is what its tables show.
create index concurrently accounts_by_shown_id on accounts (tenant_id, mode, right(id, 6));
create index concurrently archives_by_shown_id on archives (tenant_id, mode, right(id, 6));
create index concurrently webhooks_by_shown_id on webhooks (tenant_id, mode, right(id, 6));
create index concurrently webhook_deliveries_by_shown_id on webhook_deliveries (tenant_id, mode, right(id, 6));
create index concurrently events_by_shown_id on events (tenant_id, mode, right(id, 6));
create index concurrently wink_sites_by_shown_id on wink_sites (tenant_id, mode, right(id, 6)) where deleted_at is null;
create index concurrently wink_site_sessions_by_shown_id on wink_site_sessions (tenant_id, mode, right(id, 6));
create index concurrently wink_templates_by_shown_id on wink_templates (tenant_id, mode, right(id, 6));
create index concurrently webhooks_by_name on webhooks using gin (tenant_id, mode, smile_fold(name) gin_trgm_ops);
create index concurrently wink_sites_by_name on wink_sites using gin (tenant_id, mode, smile_fold(name) gin_trgm_ops);
create index concurrently wink_templates_by_name on wink_templates using gin (tenant_id, mode, smile_fold(name) gin_trgm_ops);
