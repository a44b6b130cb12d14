-- What the sender says an archive is; null where the content decides. What is to be done with it, and what is being done.
alter table archives
  add column declared_type text,
  add column purpose text not null default 'ANALYZE' check (purpose in ('ANALYZE', 'CLASSIFY')),
  add column stage text;
update archives set declared_type = file_type;

-- What was read of an archive.
create table archive_readings (
  tenant_id text not null,
  archive_id text not null,
  document_type text not null,
  confidence smallint not null,
  -- The type its fields were read by; null where nothing is read of it.
  read_type text,
  -- By name: value, confidence, page, box, label, reason.
  fields jsonb not null default '{}',
  pages jsonb not null default '[]',
  validation jsonb,
  -- How well the name goes with each ID number.
  name_scores jsonb not null default '{}',
  created_at timestamptz(3) not null,
  primary key (tenant_id, archive_id),
  foreign key (tenant_id, archive_id) references archives on delete cascade
);
call smile_protect('archive_readings');

-- What people found in place of what was read.
create table archive_corrections (
  tenant_id text not null,
  archive_id text not null,
  field text not null,
  value jsonb not null,
  actor_kind text not null check (actor_kind in ('developer', 'apiKey')),
  actor_id text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, archive_id, field),
  foreign key (tenant_id, archive_id) references archives on delete cascade
);
call smile_protect('archive_corrections');

-- What people said of a payslip as a whole.
create table payslip_checks (
  tenant_id text not null,
  archive_id text not null,
  is_payslip boolean not null,
  checked_fields text[] not null default '{}',
  actor_kind text not null check (actor_kind in ('developer', 'apiKey')),
  actor_id text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, archive_id),
  foreign key (tenant_id, archive_id) references archives on delete cascade
);
call smile_protect('payslip_checks');

-- Archives that waited for a reader get one.
delete from jobs where name = 'archives.settle-unread';
with waiting as (
  select tenant_id, mode, id, user_id, provider_id, 'task-' || replace(gen_random_uuid()::text, '-', '') as task_id
  from archives where status = 'STARTED'
), started as (
  insert into tasks (tenant_id, mode, id, type, status, user_id, source_id, source_type, provider_id, started_at)
  select tenant_id, mode, task_id, 'ANALYZE_ARCHIVE', 'Started', user_id, id, 'ARCHIVE', provider_id, now() from waiting
)
insert into jobs (queue, group_key, name, payload, dedupe_key, run_at, max_attempts)
select 'document-reading', tenant_id, 'archives.read',
  jsonb_build_object('tenantId', tenant_id, 'mode', mode, 'archiveId', id, 'taskId', task_id), task_id, now(), 3
from waiting;
