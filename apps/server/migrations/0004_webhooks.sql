alter table webhooks
  -- Attempts that failed since the last one that succeeded, over all deliveries.
  add column failed_attempts integer not null default 0,
  -- When it was made inactive because of them; null otherwise.
  add column disabled_at timestamptz(3);

alter table webhook_deliveries
  -- Sent on request: the event's data is sent as it is, once.
  add column is_test boolean not null default false,
  -- Attempts made before it was last sent again.
  add column chain_start smallint not null default 0;

create index webhook_deliveries_by_type on webhook_deliveries (tenant_id, webhook_id, event_type, created_at, id);
create index webhook_deliveries_pending_by_webhook on webhook_deliveries (tenant_id, webhook_id, created_at, id) where state = 'PENDING';
create index webhook_deliveries_failed_by_webhook on webhook_deliveries (tenant_id, webhook_id, created_at, id) where state = 'FAILED';

-- Retention takes events by age; deliveries and attempts go with them.
create index events_by_age on events (created_at);
-- Erasing what finished tasks carried of a source.
create index events_with_payload on events (tenant_id, (data->>'sourceId')) where payload is not null;
