alter table webhooks
  -- Why the platform made it inactive; null otherwise.
  add column disabled_reason text check (disabled_reason in ('FAILURES', 'GONE'));
update webhooks set disabled_reason = 'FAILURES' where disabled_at is not null;

alter table email_links drop constraint email_links_purpose_check;
alter table email_links
  add check (purpose in ('CONFIRM', 'RESET', 'INVITE', 'CHANGE_EMAIL')),
  -- The address that a change of it waits for.
  add column email_address text,
  add check ((purpose = 'CHANGE_EMAIL') = (email_address is not null));
