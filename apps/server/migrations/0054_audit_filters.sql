create index audit_log_by_action on audit_log (tenant_id, action, created_at, id);
create index audit_log_by_actor on audit_log (tenant_id, actor_id, created_at, id);
