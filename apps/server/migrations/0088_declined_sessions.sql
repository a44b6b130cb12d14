-- Sessions that ended at a declined ending: FAILURE like others, but they cannot be taken up again.
alter table wink_site_sessions add column is_declined boolean not null default false;
