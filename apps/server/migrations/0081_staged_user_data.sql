-- The items of a large reading are inserted by many short transactions and shown at once: they are hidden while their
-- reading is listed here.
create table user_data_readings (
  tenant_id text not null,
  id text not null,
  source_id text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index user_data_readings_by_age on user_data_readings (created_at);
call smile_protect('user_data_readings');

-- Null where the items were inserted in the transaction that showed them.
alter table user_data add column reading_id text;
