-- No other table refers to entries, so a month of them can be dropped at once.
create unique index concurrently audit_log_before_pkey on audit_log (tenant_id, id, created_at);
call smile_bound_table('audit_log');
call smile_check_bound('audit_log');
call smile_partition_table('audit_log', '30 days');
