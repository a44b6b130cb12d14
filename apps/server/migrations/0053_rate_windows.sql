-- Requests of a network address in the present window, for all processes together. Nothing that must outlive a crash.
create unlogged table rate_windows (
  subject text primary key,
  window_start timestamptz(3) not null,
  taken integer not null
);
create index rate_windows_by_start on rate_windows (window_start);
grant select, insert, update, delete on rate_windows to smile_system;

-- Takes permits of the window that it is by the database's clock; what is taken beyond the limit is not granted.
create function smile_take_permits(given_subject text, wanted integer, permits integer, window_ms integer)
  returns table (granted integer, used integer, ms_left integer)
  language plpgsql as $take$
declare
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  start timestamptz := to_timestamp((now_ms - now_ms % window_ms) / 1000.0);
begin
  return query
    insert into rate_windows as w (subject, window_start, taken) values (given_subject, start, wanted)
    on conflict (subject) do update set
      taken = case when w.window_start < start then wanted else least(w.taken, permits) + wanted end,
      window_start = greatest(w.window_start, start)
    returning greatest(0, least(wanted, permits - (w.taken - wanted))), least(w.taken, permits),
      (window_ms - now_ms % window_ms)::integer;
end $take$;
