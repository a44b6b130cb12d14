import type { List } from '@smile/contract/common';
import type { SiteFolder, SiteOrder, SiteType } from '@smile/contract/wink-sites';
import { defaultTemplateId, defaultTemplateName } from '@smile/contract/wink-templates';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import {
  decodeCursor,
  decodeTextCursor,
  limitForPage,
  type Position,
  type TextPosition,
  toPage,
} from '../../platform/db/cursor.ts';
import { escapeLike } from '../../platform/db/match-object.ts';
import { joinDeveloper } from '../developers/shared-queries.ts';
import { joinTemplate } from '../wink-templates/shared-queries.ts';

export interface SiteRow {
  id: string;
  name: string;
  type: SiteType;
  folder: string | null;
  isEnabled: boolean;
  version: number;
  winkTemplateIds: string[];
  /** Name of the first template; null when it is deleted. */
  winkTemplateName: string | null;
  /** `developerName` is null when the author has left the team. */
  drafts: { developerId: string; developerName: string | null; revision: number }[];
  createdAt: Date;
  updatedAt: Date;
}

const columns = (ctx: ModeContext) => sql`
  site.id, site.name, site.type, site.folder, site.is_enabled as "isEnabled", site.version,
  site.wink_template_ids as "winkTemplateIds", coalesce(template.name,
    case when site.wink_template_ids[1] = ${defaultTemplateId} then ${defaultTemplateName} end) as "winkTemplateName",
  coalesce((
    select json_agg(json_build_object('developerId', draft.developer_id, 'developerName', developer.display_name,
      'revision', draft.revision) order by draft.revision desc)
    from wink_site_drafts draft ${joinDeveloper(ctx, sql`draft.developer_id`)}
    where draft.tenant_id = ${ctx.tenantId} and draft.site_id = site.id), '[]') as drafts,
  site.created_at as "createdAt", site.updated_at as "updatedAt"`;

const sitesWithTemplate = (ctx: ModeContext) => sql`
  wink_sites site ${joinTemplate(ctx, sql`site.wink_template_ids[1]`)}`;

export interface SiteFilter {
  size: number;
  cursor?: string | undefined;
  /** Matches part of the name. */
  name?: string | undefined;
  folder?: string | undefined;
  sort?: SiteOrder | undefined;
}

export async function selectSites(
  ctx: ModeContext,
  { size, cursor, name, folder, sort = 'CREATED' }: SiteFilter,
): Promise<List<SiteRow>> {
  const { after, order, positionOf } = orders[sort](cursor);
  const rows = await ctx.db.query<SiteRow>(sql`
    select ${columns(ctx)} from ${sitesWithTemplate(ctx)}
    where site.tenant_id = ${ctx.tenantId} and site.mode = ${ctx.mode} and site.deleted_at is null ${after}
      ${name ? sql`and smile_fold(site.name) like '%' || smile_fold(${escapeLike(name)}) || '%'` : empty}
      ${folder === undefined ? empty : sql`and site.folder = ${folder}`}
    order by ${order} ${limitForPage(size)}`);
  return toPage(rows, size, positionOf, (row) => row);
}

interface Order {
  /** Condition for the rows after the cursor. */
  after: Sql;
  order: Sql;
  positionOf: (row: SiteRow) => Position | TextPosition;
}

/** Sort orders; each has an index. @throws ApiError INVALID_PARAMETERS for a cursor of another order */
const orders: Record<SiteOrder, (cursor: string | undefined) => Order> = {
  CREATED: (cursor) => latestFirst(sql`site.created_at`, cursor, (row) => row.createdAt),
  UPDATED: (cursor) => latestFirst(sql`site.updated_at`, cursor, (row) => row.updatedAt),
  NAME: (cursor) => {
    const position = decodeTextCursor(cursor);
    const folded = (name: Sql) => sql`smile_fold(${name}) collate "C"`;
    const foldedName = folded(sql`site.name`);
    return {
      after: position ? sql`and (${foldedName}, site.id) > (${folded(sql`${position.text}`)}, ${position.id})` : empty,
      order: sql`${foldedName}, site.id`,
      positionOf: ({ name, id }) => ({ text: name, id }),
    };
  },
};

function latestFirst(column: Sql, cursor: string | undefined, timeOf: (row: SiteRow) => Date): Order {
  const position = decodeCursor(cursor);
  return {
    after: position ? sql`and (${column}, site.id) < (${position.at}, ${position.id})` : empty,
    order: sql`${column} desc, site.id desc`,
    positionOf: (row) => ({ at: timeOf(row), id: row.id }),
  };
}

export async function selectSite(ctx: ModeContext, id: string): Promise<SiteRow | null> {
  const rows = await ctx.db.query<SiteRow>(sql`
    select ${columns(ctx)} from ${sitesWithTemplate(ctx)}
    where site.tenant_id = ${ctx.tenantId} and site.mode = ${ctx.mode} and site.id = ${id}
      and site.deleted_at is null`);
  return rows[0] ?? null;
}

/** Selects the type of a site, also of a deleted one. */
export async function selectTypeWithDeleted(ctx: ModeContext, id: string): Promise<SiteType | null> {
  const rows = await ctx.db.query<{ type: SiteType }>(sql`
    select type from wink_sites where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0]?.type ?? null;
}

/** Locks the site until the transaction ends. */
export async function lockSite(tx: ModeContext, id: string): Promise<SiteRow | null> {
  await tx.db.query(sql`
    select from wink_sites where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} for update`);
  return selectSite(tx, id);
}

interface SiteValues {
  name: string;
  isEnabled: boolean;
  version: number;
  winkTemplateIds: string[];
}

export async function insertSite(tx: ModeContext, site: SiteValues & { id: string; type: SiteType }): Promise<void> {
  await tx.db.query(sql`
    insert into wink_sites (tenant_id, mode, id, name, type, is_enabled, version, wink_template_ids,
      created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${site.id}, ${site.name}, ${site.type}, ${site.isEnabled}, ${site.version},
      ${site.winkTemplateIds}, ${tx.now()}, ${tx.now()})`);
}

export async function updateSiteRow(tx: ModeContext, id: string, site: SiteValues): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set name = ${site.name}, is_enabled = ${site.isEnabled}, version = ${site.version},
      wink_template_ids = ${site.winkTemplateIds}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

/** Keeps `updated_at`, which is the time of the last change to the pages. Adopts the spelling of an existing folder. */
export async function updateFolder(tx: ModeContext, id: string, folder: string | null): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set folder = coalesce((
      select folder from wink_sites
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and deleted_at is null and folder is not null
        and id <> ${id} and smile_fold(folder) = smile_fold(${folder}) order by folder limit 1), ${folder})
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function selectFolders(ctx: ModeContext): Promise<SiteFolder[]> {
  return ctx.db.query(sql`
    select folder as name, count(*)::int as sites from wink_sites
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and deleted_at is null and folder is not null
    group by folder order by smile_fold(folder) collate "C", folder`);
}

/** Takes the page offline. The row stays, because sessions of the site are still shown, and authors keep their drafts. */
export async function markDeleted(tx: ModeContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set deleted_at = ${tx.now()}, is_enabled = false, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}
