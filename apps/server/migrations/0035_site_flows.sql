-- Both kinds of sites are compiled when a version is saved.
alter table wink_site_versions alter column flow set not null;
