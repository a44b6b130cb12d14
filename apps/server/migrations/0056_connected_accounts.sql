-- The connected accounts of a mode, however many others there are.
create index concurrently accounts_connected on accounts (tenant_id, mode) where status = 'CONNECTED';
