-- Sites Data looks for both at once; by either alone a million rows may be read to find none.
create index wink_site_sessions_by_site_and_status
  on wink_site_sessions (tenant_id, mode, site_id, status, created_at, id);
