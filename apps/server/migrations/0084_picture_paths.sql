-- Pictures that the platform serves are stored by path: their URLs follow a change of the link origin. A URL is one of
-- this installation, whatever its host, where it names a picture that its tenant has uploaded here.
create function smile_picture_paths(shown text, tenant text) returns text language plpgsql as $paths$
declare
  result text := shown;
  found text[];
begin
  for found in select distinct match from regexp_matches(shown,
    '(^|")(https?://[^/"\\\s]+)(/cdn/images/(img-[0-9a-f]{32})\.(?:jpg|png))(?![^"])', 'g') as match
  loop
    if exists (select from images where tenant_id = tenant and id = found[4]) then
      result := replace(result, found[1] || found[2] || found[3], found[1] || found[3]);
    end if;
  end loop;
  return result;
end $paths$;

update developers set head_image_url = smile_picture_paths(head_image_url, tenant_id)
  where head_image_url like '%/cdn/images/img-%';
update tenants set profile = smile_picture_paths(profile::text, tenant_id)::jsonb
  where profile::text like '%/cdn/images/img-%';
update wink_templates set content = smile_picture_paths(content::text, tenant_id)::jsonb
  where content::text like '%/cdn/images/img-%';
update invite_templates set content = smile_picture_paths(content::text, tenant_id)::jsonb
  where content::text like '%/cdn/images/img-%';
update invites set content = smile_picture_paths(content::text, tenant_id)::jsonb
  where content::text like '%/cdn/images/img-%';
update wink_site_drafts set content = smile_picture_paths(content::text, tenant_id)::json
  where content::text like '%/cdn/images/img-%';
update wink_site_versions
  set content = smile_picture_paths(content::text, tenant_id)::json, flow = smile_picture_paths(flow::text, tenant_id)::json
  where content::text like '%/cdn/images/img-%' or flow::text like '%/cdn/images/img-%';

drop function smile_picture_paths(text, text);
