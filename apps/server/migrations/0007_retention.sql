-- Finds the accounts whose sixty days are over.
create index accounts_connected_since on accounts (status_updated_at, tenant_id, id) where status = 'CONNECTED';
