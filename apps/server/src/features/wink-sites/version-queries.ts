import type { List } from '@smile/contract/common';
import type { SiteFinding } from '@smile/contract/wink-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';
import { joinDeveloper } from '../developers/shared-queries.ts';
import { flowFormat } from './compile-site.ts';
import type { SiteContent } from './site-content.ts';
import { toShownPages, toStoredPages } from './stored-pages.ts';

export interface VersionRow {
  version: number;
  hash: string;
  /** Null for versions older than this column. */
  findings: SiteFinding[] | null;
  restoredFrom: number | null;
  createdBy: string | null;
  createdByName: string | null;
  createdAt: Date;
}

export interface VersionWithContent extends VersionRow {
  content: SiteContent;
}

const columns = sql`
  version.version, version.hash, version.findings, version.restored_from as "restoredFrom", version.created_by as "createdBy",
  developer.display_name as "createdByName", version.created_at as "createdAt"`;

const withDeveloper = (ctx: ModeContext) => sql`
  wink_site_versions version ${joinDeveloper(ctx, sql`version.created_by`)}`;

export async function selectVersions(
  ctx: ModeContext,
  siteId: string,
  page: { size: number; cursor?: string | undefined },
): Promise<List<VersionRow>> {
  const after = decodeCursor(page.cursor);
  const rows = await ctx.db.query<VersionRow>(sql`
    select ${columns} from ${withDeveloper(ctx)}
    where version.tenant_id = ${ctx.tenantId} and version.site_id = ${siteId}
      ${after ? sql`and (version.created_at, version.version) < (${after.at}, ${readNumber(after.id)})` : empty}
    order by version.created_at desc, version.version desc ${limitForPage(page.size)}`);
  return toPage(
    rows,
    page.size,
    (row) => ({ at: row.createdAt, id: String(row.version) }),
    (row) => row,
  );
}

function readNumber(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

export async function selectVersion(
  ctx: ModeContext,
  siteId: string,
  version: number,
): Promise<VersionWithContent | null> {
  const rows = await ctx.db.query<VersionWithContent>(sql`
    select ${columns}, version.content from ${withDeveloper(ctx)}
    where version.tenant_id = ${ctx.tenantId} and version.site_id = ${siteId} and version.version = ${version}`);
  const [row] = rows;
  return row ? { ...row, content: toShownPages(ctx, row.content) } : null;
}

interface NewVersion {
  siteId: string;
  version: number;
  content: SiteContent;
  flow: SiteFlow;
  hash: string;
  findings: SiteFinding[];
  restoredFrom: number | null;
}

export async function insertVersion(tx: ModeContext, version: NewVersion): Promise<void> {
  const createdBy = tx.actor.kind === 'developer' ? tx.actor.developerId : null;
  await tx.db.query(sql`
    insert into wink_site_versions (tenant_id, site_id, version, content, flow, flow_format, hash, findings,
      restored_from, created_by, created_at)
    values (${tx.tenantId}, ${version.siteId}, ${version.version}, ${JSON.stringify(toStoredPages(tx, version.content))},
      ${JSON.stringify(toStoredPages(tx, version.flow))}, ${flowFormat}, ${version.hash},
      ${JSON.stringify(version.findings)}, ${version.restoredFrom}, ${createdBy}, ${tx.now()})`);
}
