-- What was known of a version's pages as it was saved; null for versions saved before this was kept.
alter table wink_site_versions add column findings json;
