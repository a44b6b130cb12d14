-- Calculated values of the visit's site that have a result: [{ id, name, value }], the value as a decimal number in text.
alter table wink_site_sessions add column calculated jsonb not null default '[]';
