-- Every process hears of it when the database changes to another master key, whoever changes it.
create function smile_announce_master_key() returns trigger language plpgsql as $announce$
begin
  perform pg_notify('smile', 'master-key ' || new.value);
  return null;
end $announce$;

create trigger announce_master_key after insert or update on settings
  for each row when (new.name = 'master-key') execute function smile_announce_master_key();
