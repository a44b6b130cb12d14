-- Erasing a person finds what is theirs by an index in every table; the lists by user use the same one.
drop index user_data_by_user;
create index user_data_by_user on user_data (tenant_id, user_id, mode, datapoint, created_at, id);

-- Events that carry a person's login name, or everything a person shared.
create index events_with_login_name on events (tenant_id, (data->>'accountId')) where data->>'loginName' is not null;
create index events_of_sessions on events (tenant_id, (data->'session'->>'userId'))
  where type = 'USER_SESSION_COMPLETED';

-- What end users themselves did is kept without their network address once they are erased.
create index audit_log_by_user on audit_log (tenant_id, actor_id) where actor_kind = 'user';

-- When the picture was replaced or its owner removed; it is deleted some time later unless something still shows it.
alter table images add column released_at timestamptz(3);
create index images_released on images (released_at, id) where released_at is not null;
