import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { Context, DeveloperContext, SignInStage, TenantContext } from '../../context.ts';
import type { Part } from '../../platform/db/core/database.ts';
import { doParts } from '../../platform/db/core/do-parts.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';

export interface SessionRow {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

/** Needs platform rights: before sign-in there is no tenant context. */
export async function insertSession(
  tx: TenantContext,
  session: Omit<SessionRow, 'lastUsedAt'> & { developerId: string; stage: SignInStage },
): Promise<void> {
  await tx.db.query(sql`
    insert into developer_sessions (tenant_id, id, developer_id, stage, user_agent, ip, created_at, last_used_at,
      confirmed_at, expires_at)
    values (${tx.tenantId}, ${session.id}, ${session.developerId}, ${session.stage}, ${session.userAgent},
      ${session.ip}, ${session.createdAt}, ${session.createdAt}, ${session.createdAt}, ${session.expiresAt})`);
}

export async function selectSessions(
  ctx: DeveloperContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<SessionRow>> {
  const rows = await ctx.db.query<SessionRow>(sql`
    select id, user_agent as "userAgent", ip, created_at as "createdAt", last_used_at as "lastUsedAt",
      expires_at as "expiresAt"
    from developer_sessions
    where tenant_id = ${ctx.tenantId} and developer_id = ${ctx.actor.developerId} and expires_at > ${ctx.now()}
      and stage = 'FULL'
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, (row) => row);
}

export interface SessionUse {
  tenantId: string;
  id: string;
  ip: string | null;
  usedAt: Date;
}

/** Locks the sessions in a fixed order, since other processes update theirs. */
export async function updateSessionUses(ctx: Context, uses: SessionUse[]): Promise<void> {
  await doParts(ctx.database.divide(uses), (part) => updatePart(ctx, part));
}

async function updatePart(ctx: Context, { scope, rows }: Part<SessionUse>): Promise<void> {
  const isOwn = scope.kind === 'tenant' ? sql`and s.tenant_id = ${scope.tenantId}` : empty;
  await ctx.database.in(scope).query(sql`
    with used as (
      select s.tenant_id, s.id, u.ip, u."usedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u("tenantId" text, id text, ip text, "usedAt" timestamptz)
      join developer_sessions s on s.tenant_id = u."tenantId" and s.id = u.id
      where s.last_used_at < u."usedAt" ${isOwn}
      order by s.tenant_id, s.id
      for update of s
    )
    update developer_sessions s set last_used_at = used."usedAt", ip = used.ip
    from used where s.tenant_id = used.tenant_id and s.id = used.id ${isOwn}`);
}
