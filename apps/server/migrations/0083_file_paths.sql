-- Files that the platform serves are stored by path: their URLs follow a change of the link origin.
update user_data
  set payload = jsonb_set(payload, array[name], to_jsonb(regexp_replace(payload->>name, '^https?://[^/]+', '')))
  from (values ('IDENTITIES', 'photoUrl'), ('DOCUMENTS', 'fileUrl')) as own (kind, name)
  where datapoint = kind and payload->>name ~ '^https?://[^/]+/files/'
    and regexp_replace(payload->>name, '^https?://[^/]+', '')
      like '/files/' || tenant_id || '/accounts/' || source_id || '/%?expires=%&signature=%';

update users set head_image_url = regexp_replace(head_image_url, '^https?://[^/]+', '')
  where head_image_url ~ '^https?://[^/]+/files/'
    and regexp_replace(head_image_url, '^https?://[^/]+', '')
      like '/files/' || tenant_id || '/accounts/%?expires=%&signature=%';
