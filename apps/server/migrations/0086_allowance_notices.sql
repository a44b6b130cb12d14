-- Thresholds of an allowance of which the administrators were told; deleted when its total changes.
create table allowance_notices (
  tenant_id text not null,
  mode text not null,
  action text not null,
  threshold_percent smallint not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, mode, action, threshold_percent),
  foreign key (tenant_id, mode, action) references allowances on delete cascade
);
call smile_protect('allowance_notices');
