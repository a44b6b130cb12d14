-- The folder of a site in the list of sites. A tenant has few sites, so the index is made at once.
alter table wink_sites add column folder text check (folder <> '');
create index wink_sites_in_folders on wink_sites (tenant_id, mode, folder) where deleted_at is null and folder is not null;
