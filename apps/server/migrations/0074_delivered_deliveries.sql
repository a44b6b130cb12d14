-- Whether a tenant ever received an event, as the dashboard asks on each load.
create index concurrently webhook_deliveries_delivered on webhook_deliveries (tenant_id, mode) where state = 'DELIVERED';
