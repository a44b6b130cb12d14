-- Sites Data looks for both at once; by either alone a tenant's every session may be read to find none.
create index wink_site_sessions_by_site_and_status
  on wink_site_sessions (tenant_id, mode, site_id, status, created_at, id);
-- Taken for independent of each other, a status that a site never has looks frequent, and the other indexes as good.
create statistics wink_site_sessions_together (mcv) on tenant_id, mode, site_id, status from wink_site_sessions;
