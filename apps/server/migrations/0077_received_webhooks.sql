-- Whether a webhook ever got an event: one row tells it, where an index of all that was delivered grew with each.
alter table webhooks add column has_received boolean not null default false;
update webhooks w set has_received = true
where exists (
  select from webhook_deliveries d
  where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.state = 'DELIVERED');
