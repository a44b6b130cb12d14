-- Amounts that no answer shows and the check of the computation needs, so that a corrected field is checked again.
-- Null for documents that were read before this migration.
alter table archive_readings add column asides jsonb;
