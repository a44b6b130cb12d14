-- What a downloaded export is called: person, provider and day. Exports from before keep their id as name.
alter table account_exports add column file_name text;
