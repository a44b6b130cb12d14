-- The link to a draft: it names this id, so another id or none ends it.
alter table wink_site_drafts add column share_id text, add column shared_until timestamptz(3),
  add check ((share_id is null) = (shared_until is null));

-- The list of sites by last change and by name. A tenant has few sites, so these are made at once.
create index wink_sites_by_change on wink_sites (tenant_id, mode, updated_at, id) where deleted_at is null;
create index wink_sites_in_name_order on wink_sites (tenant_id, mode, (smile_fold(name) collate "C"), id)
  where deleted_at is null;
