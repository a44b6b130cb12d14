-- Openings of the widget are never read by their id, so weeks of them can be dropped at once.
create unique index concurrently ui_events_before_pkey on ui_events (tenant_id, id, created_at);
call smile_bound_table('ui_events');
call smile_check_bound('ui_events');
call smile_partition_table('ui_events', '7 days');
