-- One form per session and module: whoever goes back and submits again replaces it.
delete from forms older using forms newer
  where older.tenant_id = newer.tenant_id and older.wink_site_session_id = newer.wink_site_session_id
    and older.reference = newer.reference and (older.created_at, older.id) < (newer.created_at, newer.id);
create unique index forms_by_session on forms (tenant_id, wink_site_session_id, reference);

-- After sixty days a session keeps neither the parameters of its address nor its path.
alter table wink_site_sessions add column is_expired boolean not null default false;
drop index wink_site_sessions_by_age;
create index wink_site_sessions_by_age on wink_site_sessions (created_at) where not is_expired;
