-- The emulator's users stay marked; one of them at a time is the one that a developer goes on with in a mode.
alter table users
  add column is_emulated boolean not null default false,
  add column emulated_by text;
create unique index users_by_emulator on users (tenant_id, mode, emulated_by) where emulated_by is not null;
create index users_emulated on users (tenant_id, mode, id) where is_emulated;
