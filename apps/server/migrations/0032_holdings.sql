-- Every file of the store: staged until a transaction commits what refers to it, released once nothing does.
create table files (
  tenant_id text not null,
  key text not null,
  state text not null check (state in ('STAGED', 'COMMITTED', 'RELEASED')),
  -- From when its bytes may be removed.
  remove_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, key),
  check ((state = 'COMMITTED') = (remove_at is null))
);
-- Finds, over all tenants, what is to be removed.
create index files_to_remove on files (state, remove_at) where state <> 'COMMITTED';
call smile_protect('files');

insert into files (tenant_id, key, state, created_at)
select tenant_id, tenant_id || '/images/' || id || case content_type when 'image/png' then '.png' else '.jpg' end,
  'COMMITTED', created_at
from images
union all
select f.tenant_id, f.tenant_id || '/archives/' || f.archive_id || '/' || f.id || '.' || lower(f.format),
  'COMMITTED', f.created_at
from archive_files f
union all
select tenant_id, file_key, 'COMMITTED', created_at from account_exports where status = 'READY';

-- What the three jobs that removed files were still to remove.
insert into files (tenant_id, key, state, remove_at, created_at)
select split_part(key, '/', 1), key, 'RELEASED', run_at, created_at
from jobs, jsonb_array_elements_text(coalesce(payload->'keys', payload->'fileKeys')) as key
where name in ('archives.remove-files', 'account-exports.remove-files')
on conflict do nothing;
delete from jobs where name in ('archives.remove-files', 'account-exports.remove-files');

-- A picture that nothing shows yet is looked at like one that nothing shows any more.
update images set released_at = created_at where released_at is null;

-- Retention takes by age what nothing took before.
create index ui_events_by_age on ui_events (created_at);
create index audit_log_by_age on audit_log (created_at);
create index mailbox_messages_by_age on mailbox_messages (created_at);
grant update on mailbox_messages to smile_system;
