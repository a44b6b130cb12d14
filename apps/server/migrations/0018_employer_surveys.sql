-- What end users missed in the widget's list; one row per person and employer.
create table employer_surveys (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  user_id text not null,
  -- The name in lower case with single spaces, so that the same employer is counted once.
  employer_key text not null,
  employer_name text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, user_id, employer_key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call smile_protect('employer_surveys');
