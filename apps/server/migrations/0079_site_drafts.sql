-- Changes of a site that were kept without being saved; each author has their own.
create table wink_site_drafts (
  tenant_id text not null,
  site_id text not null,
  developer_id text not null,
  name text not null,
  -- As it was sent, keys in their order.
  content json not null,
  -- What the draft changes: a version, and the name that the site had with it.
  base_version integer not null,
  base_name text not null,
  -- Counts the writes of all drafts of the site, so that no revision comes back.
  revision integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, site_id, developer_id),
  foreign key (tenant_id, site_id) references wink_sites on delete cascade
);
call smile_protect('wink_site_drafts');
call smile_show_images('wink_site_drafts', 'content', '{site_id,developer_id}');

insert into wink_site_drafts (tenant_id, site_id, developer_id, name, content, base_version, base_name, revision, updated_at)
select tenant_id, id, coalesce(draft_updated_by, ''), coalesce(draft_name, name), draft,
  coalesce(draft_base_version, version), name, draft_revision, coalesce(draft_updated_at, updated_at)
from wink_sites where draft is not null;

-- The new rows show the same pictures.
drop trigger wink_sites_draft_images on wink_sites;
delete from image_references where shown_in = 'wink_sites.draft';

alter table wink_sites drop column draft, drop column draft_name, drop column draft_base_version,
  drop column draft_updated_by, drop column draft_updated_at;
