-- The first answer to each Idempotency-Key; the row commits with what the request did.
create table idempotency_keys (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  -- The API key or developer who sent it.
  owner text not null,
  key_hash text not null,
  -- What the key stands for: operation, parameters and body.
  request_hash text not null,
  -- Null until the transaction that claimed the key has its answer: no other transaction ever sees that.
  status smallint,
  answer_sealed text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (tenant_id, mode, owner, key_hash)
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);
call smile_protect('idempotency_keys');
