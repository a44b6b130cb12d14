import type { Mode } from '@smile/contract/common';
import type { SiteFlow } from '@smile/site-model/flow';
import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { flowFormat, type StoredFlow, toCurrentFlow } from './compile-site.ts';

export interface VisitedSite {
  tenantId: string;
  mode: Mode;
  id: string;
  name: string;
  isEnabled: boolean;
  version: number;
  flow: SiteFlow;
}

type VisitedRow = VisitedSite & StoredFlow;

const flowColumns = sql`
  v.flow, case when v.flow_format <> ${flowFormat} then v.content end as "staleContent"`;
const columns = sql`
  s.tenant_id as "tenantId", s.mode, s.id, s.name, s.is_enabled as "isEnabled", v.version, ${flowColumns}`;

/** Site of any tenant with its newest version, by the id in its URL; null once it is deleted. Needs the system context. */
export async function selectSiteByPublicId(ctx: Context, id: string): Promise<VisitedSite | null> {
  const rows = await ctx.db.query<VisitedRow>(sql`
    select ${columns} from wink_sites s
    join wink_site_versions v on v.tenant_id = s.tenant_id and v.site_id = s.id and v.version = s.version
    where s.id = ${id} and s.deleted_at is null`);
  return toShownSite(ctx, rows[0]);
}

/** Site in one of its versions; null once it is deleted. */
export async function selectSiteVersion(ctx: ModeContext, id: string, version: number): Promise<VisitedSite | null> {
  const rows = await ctx.db.query<VisitedRow>(sql`
    select ${columns} from wink_sites s
    join wink_site_versions v on v.tenant_id = s.tenant_id and v.site_id = s.id and v.version = ${version}
    where s.tenant_id = ${ctx.tenantId} and s.mode = ${ctx.mode} and s.id = ${id} and s.deleted_at is null`);
  return toShownSite(ctx, rows[0]);
}

/** Number of the site's newest version; null after its deletion. */
export async function selectNewestVersion(ctx: ModeContext, id: string): Promise<number | null> {
  const rows = await ctx.db.query<{ version: number }>(sql`
    select version from wink_sites
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id} and deleted_at is null`);
  return rows[0]?.version ?? null;
}

/** Whether a site takes new visits; null once it is deleted. */
export async function selectIsEnabled(ctx: ModeContext, id: string): Promise<boolean | null> {
  const rows = await ctx.db.query<{ isEnabled: boolean }>(sql`
    select is_enabled as "isEnabled" from wink_sites
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id} and deleted_at is null`);
  return rows[0]?.isEnabled ?? null;
}

/** Flow of a version, also of a deleted site while its rows are kept. */
export async function selectFlow(ctx: ModeContext, siteId: string, version: number): Promise<SiteFlow | null> {
  const rows = await ctx.db.query<StoredFlow>(sql`
    select ${flowColumns} from wink_site_versions v
    where v.tenant_id = ${ctx.tenantId} and v.site_id = ${siteId} and v.version = ${version}`);
  return rows[0] ? toCurrentFlow(ctx, rows[0]) : null;
}

function toShownSite(ctx: Context, row: VisitedRow | undefined): VisitedSite | null {
  if (!row) return null;
  const { staleContent, ...site } = row;
  return { ...site, flow: toCurrentFlow(ctx, { flow: site.flow, staleContent }) };
}

/** When the next version replaced this one; null for the newest version, and for unknown ones. */
export async function selectReplacedAt(ctx: ModeContext, siteId: string, version: number): Promise<Date | null> {
  const rows = await ctx.db.query<{ createdAt: Date }>(sql`
    select created_at as "createdAt" from wink_site_versions
    where tenant_id = ${ctx.tenantId} and site_id = ${siteId} and version = ${version + 1}`);
  return rows[0]?.createdAt ?? null;
}
