-- The site whose page the link of an invite opens; null for the invite's own page.
alter table invites add column wink_site_id text;
