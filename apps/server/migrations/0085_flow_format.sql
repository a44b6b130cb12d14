-- Format of the compiled flow. The server recompiles a flow of another format from its content when it reads it.
alter table wink_site_versions add column flow_format integer not null default 1;
