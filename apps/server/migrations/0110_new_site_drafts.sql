-- Sites that were never saved and are shared by a link: one for each author and mode, while the link works.
create table wink_site_new_drafts (
  tenant_id text not null,
  mode text not null check (mode in ('SANDBOX', 'PRODUCTION')),
  developer_id text not null,
  -- In the link, like the id of a saved site.
  id text not null,
  name text not null,
  -- As it was sent, keys in their order.
  content json not null,
  share_id text not null,
  shared_until timestamptz(3) not null,
  primary key (tenant_id, mode, developer_id)
);
create index wink_site_new_drafts_by_end on wink_site_new_drafts (shared_until);
call smile_protect('wink_site_new_drafts');
call smile_show_images('wink_site_new_drafts', 'content', '{mode,developer_id}');
