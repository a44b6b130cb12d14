-- Texts of the mail and of the pages that invited end users see.
create table invite_templates (
  tenant_id text not null references tenants on delete cascade,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  name text not null,
  -- Company, mail, landing page and success page, as the API answers them.
  content jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index invite_templates_by_creation on invite_templates (tenant_id, mode, created_at, id);
call smile_protect('invite_templates');

-- Whoever erases the end user erases the invite with the person's name and address.
create table invites (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  id text not null,
  user_id text not null,
  full_name text not null,
  first_name text,
  last_name text,
  email_address text not null,
  template_id text not null,
  -- The template's content as it was sent: later changes of the template are not for this person.
  content jsonb not null,
  wink_template_id text,
  status text not null
    check (status in ('INVITED', 'EMAIL_OPENED', 'LANDING_PAGE_OPENED', 'WINK_WIDGET_OPENED', 'LINKED', 'REVOKED')),
  -- The secret of the link; sealed because the API answers the link again.
  token_sealed text not null,
  invited_at timestamptz(3) not null,
  linked_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index invites_by_creation on invites (tenant_id, mode, created_at, id);
create unique index invites_by_user on invites (tenant_id, user_id);
-- Finds the tenant of an invite by the id in its link.
create unique index invites_by_id on invites (id);
call smile_protect('invites');

create table invite_logs (
  tenant_id text not null,
  id text not null,
  invite_id text not null,
  status text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invite_id) references invites on delete cascade
);
create index invite_logs_by_invite on invite_logs (tenant_id, invite_id, created_at, id);
call smile_protect('invite_logs');

-- In whose name a mail is sent and where its answers go.
alter table mailbox_messages add column sender_name text, add column reply_to text;
