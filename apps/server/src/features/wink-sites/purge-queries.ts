import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';

/** Answers what the versions of each deleted site showed. Takes the system's context. */
export function deleteDeletedSites(
  tx: Context,
  { before, limit }: { before: Date; limit: number },
): Promise<{ tenantId: string; pictures: string[] }[]> {
  return tx.db.query(sql`
    delete from wink_sites where ctid = any(array(
      select ctid from wink_sites where deleted_at < ${before}
      order by deleted_at limit ${limit} for update skip locked))
    returning tenant_id as "tenantId", array(
      select distinct content->>'companyLogoUrl' from wink_site_versions version
      where version.tenant_id = wink_sites.tenant_id and version.site_id = wink_sites.id
        and content->>'companyLogoUrl' is not null) as pictures`);
}
