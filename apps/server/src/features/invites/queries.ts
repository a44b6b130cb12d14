import type { List, Mode } from '@smile/contract/common';
import type { InviteLanguage, InviteTemplate } from '@smile/contract/invite-templates';
import type { InviteLog, InviteStatus } from '@smile/contract/invites';
import sql, { empty } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';
import { changeOldest } from '../../platform/holdings/drop-queries.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

/** Copy of the template at the time of sending. */
export type InviteContent = Omit<InviteTemplate, 'id' | 'name'>;

interface Page {
  size: number;
  cursor?: string | undefined;
}

export interface InviteRow {
  id: string;
  userId: string;
  fullName: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  templateId: string;
  winkTemplateId: string | null;
  winkSiteId: string | null;
  language: InviteLanguage | null;
  status: InviteStatus;
  tokenSealed: string;
  invitedAt: Date;
  linkedAt: Date | null;
  reminderDays: number[];
  remindersStoppedAt: Date | null;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`
  id, user_id as "userId", full_name as "fullName", first_name as "firstName", last_name as "lastName",
  email_address as email, template_id as "templateId", wink_template_id as "winkTemplateId",
  wink_site_id as "winkSiteId", content->>'language' as language, status,
  token_sealed as "tokenSealed", invited_at as "invitedAt", linked_at as "linkedAt", reminder_days as "reminderDays",
  reminders_stopped_at as "remindersStoppedAt", expires_at as "expiresAt",
  created_at as "createdAt", updated_at as "updatedAt"`;

export function tokenContext(tenantId: string, id: string): string {
  return `invite:${tenantId}:${id}`;
}

export async function selectInvites(ctx: ModeContext, page: Page): Promise<List<InviteRow>> {
  const rows = await ctx.db.query<InviteRow>(sql`
    select ${columns} from invites
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, (row) => row);
}

export async function selectInvite(ctx: ModeContext, id: string): Promise<InviteRow | null> {
  const rows = await ctx.db.query<InviteRow>(sql`
    select ${columns} from invites where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ?? null;
}

interface NewInviteRow {
  id: string;
  userId: string;
  fullName: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  templateId: string;
  winkTemplateId: string | null;
  winkSiteId: string | null;
  content: InviteContent;
  tokenSealed: string;
  expiresAt: Date;
  reminderDays: number[];
}

export async function insertInvite(tx: ModeContext, invite: NewInviteRow): Promise<InviteRow> {
  const rows = await tx.db.query<InviteRow>(sql`
    insert into invites (tenant_id, mode, id, user_id, full_name, first_name, last_name, email_address, template_id,
      content, wink_template_id, wink_site_id, status, token_sealed, invited_at, expires_at, reminder_days, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${invite.id}, ${invite.userId}, ${invite.fullName}, ${invite.firstName},
      ${invite.lastName}, ${invite.email}, ${invite.templateId}, ${withStoredUrl(tx.config, invite.content, 'company.logoUrl')}, ${invite.winkTemplateId},
      ${invite.winkSiteId}, 'INVITED', ${invite.tokenSealed}, ${tx.now()}, ${invite.expiresAt},
      ${invite.reminderDays}, ${tx.now()}, ${tx.now()})
    returning ${columns}`);
  return rows[0]!;
}

const hasConnectedAccount = (tenantId = sql`invites.tenant_id`) => sql`
  exists (select from accounts a where a.tenant_id = ${tenantId} and a.user_id = invites.user_id
    and a.status = 'CONNECTED')`;

export interface LinkedInvite {
  tenantId: string;
  mode: Mode;
  id: string;
  userId: string;
  content: InviteContent;
  fullName: string;
  firstName: string | null;
  lastName: string | null;
  winkTemplateId: string | null;
  hasConnectedAccount: boolean;
  tokenSealed: string;
  expiresAt: Date;
}

/** Needs the system context: access is granted by the token in the link, which the service compares. */
export async function selectInviteByLink(ctx: Context, id: string): Promise<LinkedInvite | null> {
  const rows = await ctx.db.query<LinkedInvite>(sql`
    select tenant_id as "tenantId", mode, id, user_id as "userId", content, full_name as "fullName",
      first_name as "firstName", last_name as "lastName", wink_template_id as "winkTemplateId",
      ${hasConnectedAccount()} as "hasConnectedAccount", token_sealed as "tokenSealed", expires_at as "expiresAt"
    from invites where id = ${id}`);
  const [row] = rows;
  return row ? { ...row, content: withShownUrl(ctx.config, row.content, 'company.logoUrl') } : null;
}

interface InviteProgress {
  id: string;
  status: InviteStatus;
  linkedAt: Date | null;
  hasConnectedAccount: boolean;
}

/** Status of an end user's invite; optionally locks it until the transaction ends. */
export async function selectProgress(
  ctx: ModeContext,
  userId: string,
  { lock = false } = {},
): Promise<InviteProgress | null> {
  const rows = await ctx.db.query<InviteProgress>(sql`
    select id, status, linked_at as "linkedAt",
      ${hasConnectedAccount(sql`${ctx.tenantId}`)} as "hasConnectedAccount"
    from invites where tenant_id = ${ctx.tenantId} and user_id = ${userId} ${lock ? sql`for update` : empty}`);
  return rows[0] ?? null;
}

/** Deletes ended invites of any tenant, oldest first; needs the system context. */
export function deleteEndedInvites(
  tx: Context,
  { before, limit }: ExpiredBatch,
): Promise<{ tenantId: string; mode: Mode; id: string; userId: string }[]> {
  return changeOldest(
    tx,
    {
      table: 'invites',
      where: (tenantId) => sql`expires_at < ${before} and not ${hasConnectedAccount(tenantId)}`,
      order: sql`expires_at`,
      limit,
    },
    (among) => sql`
      delete from invites where ${among}
      returning tenant_id as "tenantId", mode, id, user_id as "userId"`,
  );
}

/** Keeps the time of the first connection. */
export async function updateStatus(tx: ModeContext, id: string, status: InviteStatus): Promise<void> {
  const linkedAt = status === 'LINKED' ? tx.now() : null;
  await tx.db.query(sql`
    update invites set status = ${status}, linked_at = coalesce(linked_at, ${linkedAt}), updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function insertLog(
  tx: ModeContext,
  inviteId: string,
  status: InviteStatus,
  event: InviteLog['event'] = 'STATUS',
): Promise<void> {
  await tx.db.query(sql`
    insert into invite_logs (tenant_id, id, invite_id, status, event, created_at)
    values (${tx.tenantId}, ${tx.newId('inviteLog')}, ${inviteId}, ${status}, ${event}, ${tx.now()})`);
}

interface InviteLogRow {
  id: string;
  inviteStatus: InviteStatus;
  event: InviteLog['event'];
  createdAt: Date;
}

export async function selectLogs(
  ctx: ModeContext,
  invite: { id: string; userId: string },
  page: Page,
): Promise<List<InviteLog>> {
  const rows = await ctx.db.query<InviteLogRow>(sql`
    select id, status as "inviteStatus", event, created_at as "createdAt" from invite_logs
    where tenant_id = ${ctx.tenantId} and invite_id = ${invite.id}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, (row) => ({
    ...row,
    inviteId: invite.id,
    userId: invite.userId,
    createdAt: toApiTime(row.createdAt),
  }));
}

/** Invite whose reminder is due, with its texts; locks it until the transaction ends. */
export async function selectReminded(
  tx: ModeContext,
  id: string,
): Promise<(InviteRow & { content: InviteContent; remindedDays: number[] }) | null> {
  const rows = await tx.db.query<InviteRow & { content: InviteContent; remindedDays: number[] }>(sql`
    select ${columns}, content, reminded_days as "remindedDays" from invites
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} for update`);
  const [row] = rows;
  return row ? { ...row, content: withShownUrl(tx.config, row.content, 'company.logoUrl') } : null;
}

export async function updateReminded(tx: ModeContext, id: string, day: number): Promise<void> {
  await tx.db.query(sql`
    update invites set reminded_days = array_append(reminded_days, ${day}::integer), updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateRemindersStopped(tx: ModeContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update invites set reminders_stopped_at = ${tx.now()}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}
