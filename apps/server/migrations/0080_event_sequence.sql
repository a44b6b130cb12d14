-- Sorts the events of a tenant. Microseconds of the database's clock, so that no tenant learns how many events others
-- have; the sequence keeps it growing when two events share a microsecond or the clock is set back.
create sequence event_sequence;

create function smile_next_event_sequence() returns bigint
  language sql volatile security definer
  as $next$
    select case when clock > next then setval('public.event_sequence', clock) else next end
    from (
      select nextval('public.event_sequence') as next,
        (extract(epoch from clock_timestamp()) * 1000000)::bigint as clock
    ) taken
  $next$;

-- Null for events from before this column, which are sorted by their time.
alter table events add column sequence bigint;
alter table events alter column sequence set default smile_next_event_sequence();
