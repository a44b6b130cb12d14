-- What finds the tenant cannot be unique in a database distributed by it; ids and tokens are by how they are made.
create index concurrently wink_sites_by_public_id on wink_sites (id);
create index concurrently wink_site_sessions_by_resume_token on wink_site_sessions (resume_hash);
drop index concurrently if exists wink_sites_by_id;
drop index concurrently if exists wink_site_sessions_by_resume_hash;
