-- Nobody asks by it any more.
drop index concurrently if exists webhook_deliveries_delivered;
