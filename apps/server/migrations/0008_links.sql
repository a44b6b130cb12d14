-- Which login was connected when, for the other organizations of the network; a keyed hash stands for the login.
create table account_links (
  tenant_id text not null,
  mode text not null,
  account_id text not null,
  user_id text not null,
  fingerprint text not null,
  linked_at timestamptz(3) not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index account_links_of_user on account_links (tenant_id, user_id);
-- Asked across tenants, by the platform only.
create index account_links_by_fingerprint on account_links (mode, fingerprint, linked_at);
create index account_links_by_age on account_links (linked_at);
call smile_protect('account_links');
