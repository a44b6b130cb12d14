import type { List, Mode } from '@smile/contract/common';
import type { SiteSession, SiteSessionStatus } from '@smile/contract/site-sessions';
import { maxInPayload } from '@smile/contract/user-sessions';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';
import { selectAnswerArchives } from '../site-files/shared-queries.ts';

/** Result of a calculated value. */
export interface CalculatedValue {
  id: string;
  name: string;
  value: string;
}

export interface SessionRow {
  id: string;
  siteId: string;
  siteName: string;
  version: number;
  userId: string;
  status: SiteSessionStatus;
  urlParams: Record<string, string>;
  /** References of the passed screens. */
  path: string[];
  /** Number of form submissions so far. */
  ordinal: number;
  /** True when the visit reached a declined ending, which is final. */
  isDeclined: boolean;
  finishedAt: Date | null;
  /** Time of the completion event; null until it is published. */
  announcedAt: Date | null;
  /** True once its forms, path and calculated values are deleted. */
  isExpired: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`
  id, site_id as "siteId", site_name as "siteName", version, user_id as "userId", status, url_params as "urlParams",
  path, ordinal, is_declined as "isDeclined", finished_at as "finishedAt", announced_at as "announcedAt",
  is_expired as "isExpired", created_at as "createdAt",
  updated_at as "updatedAt"`;

/** An end user's token can access only that person's sessions, and a visit's token only that visit. */
function visible({ tenantId, mode, actor }: ModeContext): Sql {
  const inMode = sql`tenant_id = ${tenantId} and mode = ${mode}`;
  if (actor.kind !== 'user') return inMode;
  const { userId, siteSessionId } = actor;
  return sql`${inMode} and user_id = ${userId} ${siteSessionId ? sql`and id = ${siteSessionId}` : empty}`;
}

export interface SessionFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  winkSiteId?: string | undefined;
  status?: SiteSessionStatus | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export function toSession(row: SessionRow): SiteSession {
  return {
    id: row.id,
    winkSiteId: row.siteId,
    winkSiteName: row.siteName,
    userId: row.userId,
    status: row.status,
    isDeclined: row.isDeclined,
    version: row.version,
    createdAt: toApiTime(row.createdAt),
    updatedAt: toApiTime(row.updatedAt),
  };
}

export async function selectSession(ctx: ModeContext, id: string, { lock = false } = {}): Promise<SessionRow | null> {
  const rows = await ctx.db.query<SessionRow>(sql`
    select ${columns} from wink_site_sessions where ${visible(ctx)} and id = ${id} ${lock ? sql`for update` : empty}`);
  return rows[0] ?? null;
}

export interface FoundSession extends SessionRow {
  tenantId: string;
  mode: Mode;
}

/** Session by a key that only its end user has. Needs the system context. */
export async function selectSessionByKey(
  ctx: Context,
  siteId: string,
  key: { resumeHash: string } | { id: string },
): Promise<FoundSession | null> {
  const byKey = 'id' in key ? sql`id = ${key.id}` : sql`resume_hash = ${key.resumeHash}`;
  const rows = await ctx.db.query<FoundSession>(sql`
    select ${columns}, tenant_id as "tenantId", mode from wink_site_sessions where ${byKey} and site_id = ${siteId}`);
  return rows[0] ?? null;
}

interface NewSession {
  id: string;
  siteId: string;
  siteName: string;
  version: number;
  userId: string;
  urlParams: Record<string, string>;
  resumeHash: string;
}

export async function insertSession(tx: ModeContext, session: NewSession): Promise<void> {
  await tx.db.query(sql`
    insert into wink_site_sessions (tenant_id, mode, id, site_id, site_name, version, user_id, status, url_params,
      resume_hash, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${session.id}, ${session.siteId}, ${session.siteName}, ${session.version},
      ${session.userId}, 'PENDING', ${session.urlParams}, ${session.resumeHash}, ${tx.now()}, ${tx.now()})`);
}

interface Calculated {
  calculated: readonly CalculatedValue[];
}

export async function updateProgress(
  tx: ModeContext,
  id: string,
  { status, path, ordinal, calculated }: Pick<SessionRow, 'status' | 'path' | 'ordinal'> & Calculated,
): Promise<void> {
  await tx.db.query(sql`
    update wink_site_sessions set status = ${status}, path = ${path}, ordinal = ${ordinal},
      calculated = ${JSON.stringify(calculated)}::jsonb, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateFinished(
  tx: ModeContext,
  id: string,
  {
    status,
    path,
    calculated,
    isDeclined = false,
  }: Pick<SessionRow, 'status' | 'path'> & Calculated & { isDeclined?: boolean },
): Promise<void> {
  await tx.db.query(sql`
    update wink_site_sessions set status = ${status}, path = ${path}, is_declined = ${isDeclined}, finished_at = ${tx.now()},
      calculated = ${JSON.stringify(calculated)}::jsonb, announced_at = null, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateAnnounced(tx: ModeContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update wink_site_sessions set announced_at = ${tx.now()} where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function selectSessions(ctx: ModeContext, filter: SessionFilter): Promise<List<SiteSession>> {
  const { userId, winkSiteId, status } = filter;
  const rows = await ctx.db.query<SessionRow>(sql`
    select ${columns} from wink_site_sessions
    where ${visible(ctx)}
      ${userId ? sql`and user_id = ${userId}` : empty}
      ${winkSiteId ? sql`and site_id = ${winkSiteId}` : empty}
      ${status ? sql`and status = ${status}` : empty}
      ${withinDays(filter)}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, toSession);
}

/** Resets every session of a user. */
export async function resetSessionsOfUser(tx: ModeContext, userId: string): Promise<void> {
  await tx.db.query(sql`
    update wink_site_sessions set status = 'IN_PROGRESS', path = '{}', calculated = '[]', is_declined = false, finished_at = null, announced_at = null,
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and user_id = ${userId}`);
}

/** Calculated values of a user's newest visits, newest last. */
export async function selectCalculatedOfUser(
  ctx: ModeContext,
  userId: string,
): Promise<{ winkSiteSessionId: string; name: string; value: string }[]> {
  const rows = await ctx.db.query<{ id: string; calculated: CalculatedValue[] }>(sql`
    select id, calculated from wink_site_sessions
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId} and calculated <> '[]'
    order by created_at desc, id desc limit ${maxInPayload}`);
  return rows
    .reverse()
    .flatMap(({ id, calculated }) => calculated.map(({ name, value }) => ({ winkSiteSessionId: id, name, value })));
}

/**
 * Whether the user still shares anything: an account counts before its data is fetched, and a document that could not
 * be read because the tenant has its files.
 */
export async function hasSources(ctx: ModeContext, userId: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select 1 where exists (select from accounts
        where tenant_id = ${ctx.tenantId} and user_id = ${userId} and status = 'CONNECTED')
      or exists (select from archives where tenant_id = ${ctx.tenantId} and user_id = ${userId}
        and provider_id = 'user-provided' and status <> 'REVOKED')`);
  return rows.length > 0;
}

/** Whether a visit of the user reached a declined ending, which is final. */
export async function selectHasDeclined(ctx: ModeContext, userId: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select from wink_site_sessions where tenant_id = ${ctx.tenantId} and user_id = ${userId} and is_declined limit 1`);
  return rows.length > 0;
}

export interface Sources {
  /** Providers with connected accounts. */
  providerIds: string[];
  /** Types of kept uploads, except those in form fields, by first upload. */
  fileTypes: string[];
}

export async function selectSources(ctx: ModeContext, userId: string): Promise<Sources> {
  const accounts = await ctx.db.query<{ providerId: string }>(sql`
    select provider_id as "providerId" from accounts
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId} and status = 'CONNECTED'
    order by created_at, id`);
  const archives = await ctx.db.query<{ id: string; providerId: string; fileType: string }>(sql`
    select id, provider_id as "providerId", file_type as "fileType" from archives
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId} and status <> 'REVOKED'
    order by created_at desc, id desc limit ${maxInPayload}`);
  const answers = await selectAnswerArchives(ctx, [userId]);
  // The query reads the newest, so that the limit drops the oldest; the result is oldest first.
  const uploaded = archives
    .filter(({ id, providerId }) => providerId === 'user-provided' && !answers.has(id))
    .reverse();
  return {
    providerIds: accounts.map(({ providerId }) => providerId),
    fileTypes: [...new Set(uploaded.map(({ fileType }) => fileType))],
  };
}

/** Sessions by the end of their id. */
export function findSiteSessions(ctx: ModeContext, match: ObjectMatch): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`
    select id, site_name as name from wink_site_sessions where ${matchObject(ctx, match)} limit ${match.limit}`);
}
