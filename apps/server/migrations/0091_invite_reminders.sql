-- Days after the invitation on which its author wants a reminder to be sent, and those on which one was.
alter table invites
  add column reminder_days integer[] not null default '{}',
  add column reminded_days integer[] not null default '{}',
  -- When the person asked for no more reminders.
  add column reminders_stopped_at timestamptz(3);
-- The history of an invite: a new status, a reminder, or the wish for no more of them.
alter table invite_logs add column event text not null default 'STATUS'
  check (event in ('STATUS', 'REMINDER_SENT', 'REMINDERS_STOPPED'));
