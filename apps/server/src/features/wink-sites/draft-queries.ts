import type { Mode } from '@smile/contract/common';
import type { SiteType } from '@smile/contract/wink-sites';
import sql, { type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { joinDeveloper, joinPresentDeveloper } from '../developers/shared-queries.ts';
import type { SiteContent } from './site-content.ts';
import { toShownPages, toStoredPages } from './stored-pages.ts';

export interface DraftRow {
  developerId: string;
  /** Null once the author has left the team. */
  developerName: string | null;
  content: SiteContent;
  name: string;
  revision: number;
  baseVersion: number;
  baseName: string;
  updatedAt: Date;
}

const columns = sql`
  draft.developer_id as "developerId", developer.display_name as "developerName", draft.content, draft.name,
  draft.revision, draft.base_version as "baseVersion", draft.base_name as "baseName", draft.updated_at as "updatedAt"`;

const withDeveloper = (ctx: ModeContext) => sql`
  wink_site_drafts draft ${joinDeveloper(ctx, sql`draft.developer_id`)}`;

function ofSite(ctx: ModeContext, siteId: string): Sql {
  return sql`draft.tenant_id = ${ctx.tenantId} and draft.site_id = ${siteId}`;
}

/** All drafts of a site, newest first. */
export async function selectDrafts(ctx: ModeContext, siteId: string): Promise<DraftRow[]> {
  const rows = await ctx.db.query<DraftRow>(sql`
    select ${columns} from ${withDeveloper(ctx)} where ${ofSite(ctx, siteId)} order by draft.revision desc`);
  return rows.map((row) => ({ ...row, content: toShownPages(ctx, row.content) }));
}

export async function selectDraft(ctx: ModeContext, siteId: string, developerId: string): Promise<DraftRow | null> {
  const rows = await ctx.db.query<DraftRow>(sql`
    select ${columns} from ${withDeveloper(ctx)}
    where ${ofSite(ctx, siteId)} and draft.developer_id = ${developerId}`);
  const [row] = rows;
  return row ? { ...row, content: toShownPages(ctx, row.content) } : null;
}

export interface DraftPatch {
  developerId: string;
  name: string;
  content: SiteContent;
  baseVersion: number;
  baseName: string;
}

/** Uses the site's next revision; the caller must have locked the site. */
export async function upsertDraft(tx: ModeContext, siteId: string, draft: DraftPatch): Promise<void> {
  await tx.db.query(sql`
    with next as (
      update wink_sites set draft_revision = draft_revision + 1
      where tenant_id = ${tx.tenantId} and id = ${siteId} returning draft_revision)
    insert into wink_site_drafts (tenant_id, site_id, developer_id, name, content, base_version, base_name, revision,
      updated_at)
    select ${tx.tenantId}, ${siteId}, ${draft.developerId}, ${draft.name}, ${JSON.stringify(toStoredPages(tx, draft.content))},
      ${draft.baseVersion}, ${draft.baseName}, next.draft_revision, ${tx.now()} from next where smile_owns(${tx.tenantId})
    on conflict (tenant_id, site_id, developer_id) do update set name = excluded.name, content = excluded.content,
      base_version = excluded.base_version, base_name = excluded.base_name, revision = excluded.revision,
      updated_at = excluded.updated_at`);
}

/** A rebase is not the author's change, so `updated_at` stays. */
export async function updateRebasedDraft(tx: ModeContext, siteId: string, draft: DraftPatch): Promise<void> {
  await tx.db.query(sql`
    with next as (
      update wink_sites set draft_revision = draft_revision + 1
      where tenant_id = ${tx.tenantId} and id = ${siteId} returning draft_revision)
    update wink_site_drafts draft set name = ${draft.name}, content = ${JSON.stringify(toStoredPages(tx, draft.content))},
      base_version = ${draft.baseVersion}, base_name = ${draft.baseName}, revision = next.draft_revision
    from next where ${ofSite(tx, siteId)} and draft.developer_id = ${draft.developerId}`);
}

export async function deleteDraft(tx: ModeContext, siteId: string, developerId: string): Promise<void> {
  await tx.db.query(sql`
    delete from wink_site_drafts draft where ${ofSite(tx, siteId)} and draft.developer_id = ${developerId}`);
}

/** The link of a shared draft. */
export interface DraftLink {
  id: string;
  until: Date;
}

/** Null without a draft of the developer; `share` is null while the draft has no link. */
export async function selectShare(
  ctx: ModeContext,
  siteId: string,
  developerId: string,
): Promise<{ share: DraftLink | null } | null> {
  const rows = await ctx.db.query<{ id: string | null; until: Date }>(sql`
    select draft.share_id as id, draft.shared_until as until from wink_site_drafts draft
    where ${ofSite(ctx, siteId)} and draft.developer_id = ${developerId}`);
  const [row] = rows;
  if (!row) return null;
  return { share: row.id === null ? null : { id: row.id, until: row.until } };
}

/** Returns false when the developer has no draft. */
export async function updateShare(
  tx: ModeContext,
  siteId: string,
  { developerId, share }: { developerId: string; share: DraftLink | null },
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update wink_site_drafts draft set share_id = ${share?.id ?? null}, shared_until = ${share?.until ?? null}
    where ${ofSite(tx, siteId)} and draft.developer_id = ${developerId} returning draft.site_id`);
  return rows.length > 0;
}

/** The caller's shared new site; null if there is none. */
export async function selectNewShare(
  ctx: ModeContext,
  developerId: string,
): Promise<{ siteId: string; share: DraftLink } | null> {
  const rows = await ctx.db.query<{ siteId: string; id: string; until: Date }>(sql`
    select draft.id as "siteId", draft.share_id as id, draft.shared_until as until from wink_site_new_drafts draft
    where ${ofAuthor(ctx, developerId)}`);
  const [row] = rows;
  return row ? { siteId: row.siteId, share: { id: row.id, until: row.until } } : null;
}

export interface NewSitePatch {
  developerId: string;
  name: string;
  content: SiteContent;
}

export async function upsertNewShare(
  tx: ModeContext,
  { id, share, ...draft }: NewSitePatch & { id: string; share: DraftLink },
): Promise<void> {
  await tx.db.query(sql`
    insert into wink_site_new_drafts (tenant_id, mode, developer_id, id, name, content, share_id, shared_until)
    select ${tx.tenantId}, ${tx.mode}, ${draft.developerId}, ${id}, ${draft.name},
      ${JSON.stringify(toStoredPages(tx, draft.content))}::json, ${share.id}, ${share.until}::timestamptz
    where smile_owns(${tx.tenantId})
    on conflict (tenant_id, mode, developer_id) do update set id = excluded.id, name = excluded.name,
      content = excluded.content, share_id = excluded.share_id, shared_until = excluded.shared_until`);
}

export async function updateNewShare(ctx: ModeContext, id: string, draft: NewSitePatch): Promise<void> {
  await ctx.db.query(sql`
    update wink_site_new_drafts draft
    set name = ${draft.name}, content = ${JSON.stringify(toStoredPages(ctx, draft.content))}
    where ${ofAuthor(ctx, draft.developerId)} and draft.id = ${id}
      and draft.shared_until > ${ctx.now()}`);
}

/** Returns the id of the site that was shared; null if there was none. */
export async function deleteNewShare(
  tx: ModeContext,
  developerId: string,
  siteId: string | undefined,
): Promise<string | null> {
  const isAsked = siteId === undefined ? sql`true` : sql`draft.id = ${siteId}`;
  const rows = await tx.db.query<{ id: string }>(sql`
    delete from wink_site_new_drafts draft where ${ofAuthor(tx, developerId)} and ${isAsked} returning draft.id`);
  return rows[0]?.id ?? null;
}

function ofAuthor(ctx: ModeContext, developerId: string): Sql {
  return sql`draft.tenant_id = ${ctx.tenantId} and draft.mode = ${ctx.mode} and draft.developer_id = ${developerId}`;
}

interface SharedDraftRow {
  tenantId: string;
  mode: Mode;
  type: SiteType;
  name: string;
  content: SiteContent;
}

/**
 * Draft of a saved or new site. Null when it is no longer shared under this id, its author has left or its site is
 * deleted. Needs the system context.
 */
export async function selectSharedDraft(ctx: Context, siteId: string, shareId: string): Promise<SharedDraftRow | null> {
  const rows = await ctx.db.query<SharedDraftRow>(sql`
    select site.tenant_id as "tenantId", site.mode, site.type, draft.name, draft.content
    from wink_sites site
    join wink_site_drafts draft on draft.tenant_id = site.tenant_id and draft.site_id = site.id
      ${joinPresentDeveloper(sql`draft.tenant_id`, sql`draft.developer_id`)}
    where site.id = ${siteId} and site.deleted_at is null and draft.share_id = ${shareId}
    union all
    select draft.tenant_id, draft.mode, 'LOWCODE', draft.name, draft.content
    from wink_site_new_drafts draft ${joinPresentDeveloper(sql`draft.tenant_id`, sql`draft.developer_id`)}
    where draft.id = ${siteId} and draft.share_id = ${shareId}`);
  const [row] = rows;
  return row ? { ...row, content: toShownPages(ctx, row.content) } : null;
}
