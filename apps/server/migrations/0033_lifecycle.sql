-- A claim passes over the backlog of groups that get no more workers for now.
create index jobs_by_group on jobs (queue, group_key, run_at, id) where failed_at is null;

-- Mails to and about an end user go when the person is erased; the secret of a link when it was used or has expired.
alter table mailbox_messages add column about_user_id text, add column token_hash text;
create index mailbox_messages_about on mailbox_messages (about_user_id) where about_user_id is not null;
create index mailbox_messages_by_token on mailbox_messages (token_hash) where token_hash is not null;
create index jobs_about_users on jobs ((payload->>'aboutUserId')) where payload ? 'aboutUserId';

-- Retention takes invites some time after their links.
create index invites_by_expiry on invites (expires_at);

-- Ids are unique by how they are made. What finds a row without its tenant is no constraint over tenants.
drop index images_by_id;
create index images_by_id on images (id);
drop index invites_by_id;
create index invites_by_id on invites (id);

-- Which tenant a secret or an address belongs to is asked before the tenant is known: these tables are on every node,
-- so nothing in them refers to rows of one tenant.
alter table developer_sign_ins drop constraint developer_sign_ins_tenant_id_developer_id_fkey;
alter table email_links drop constraint email_links_tenant_id_developer_id_fkey;
alter table api_key_lookups drop constraint api_key_lookups_tenant_id_api_key_id_fkey;
alter table readme_tokens drop constraint readme_tokens_tenant_id_api_key_id_fkey;
