import sql, { empty, type Sql } from 'sql-template-tag';
import type { DeveloperContext, SignInStage, TenantContext } from '../../context.ts';

/**
 * Deletes a developer's sessions, optionally of one stage, and returns the count. The caller announces the access
 * change.
 */
export async function deleteSessions(
  tx: TenantContext,
  developerId: string,
  { except, stage }: { except?: string | null; stage?: SignInStage } = {},
): Promise<number> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions where tenant_id = ${tx.tenantId} and developer_id = ${developerId}
      ${except ? sql`and id <> ${except}` : empty} ${stage ? sql`and stage = ${stage}` : empty} returning 1`);
  return rows.length;
}

/** Returns false when the developer has no such session. */
export async function deleteSession(tx: DeveloperContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions
    where tenant_id = ${tx.tenantId} and id = ${id} and developer_id = ${tx.actor.developerId} returning 1`);
  return rows.length > 0;
}

/** Stores the passkey challenge of this session and replaces any earlier one. */
export async function updateChallenge(tx: DeveloperContext, challenge: string, expiresAt: Date): Promise<void> {
  await tx.db.query(sql`
    update developer_sessions set challenge = ${challenge}, challenge_expires_at = ${expiresAt}
    where tenant_id = ${tx.tenantId} and id = ${tx.actor.sessionId}`);
}

/** Takes the challenge once; null when missing or expired. */
export async function takeChallenge(tx: DeveloperContext): Promise<string | null> {
  const rows = await tx.db.query<{ challenge: string | null }>(sql`
    with taken as (
      select tenant_id, id, challenge from developer_sessions
      where tenant_id = ${tx.tenantId} and id = ${tx.actor.sessionId} and challenge_expires_at > ${tx.now()} for update
    )
    update developer_sessions s set challenge = null, challenge_expires_at = null
    from taken where s.tenant_id = taken.tenant_id and s.id = taken.id returning taken.challenge`);
  return rows[0]?.challenge ?? null;
}

export async function updateConfirmed(tx: DeveloperContext): Promise<void> {
  await tx.db.query(sql`
    update developer_sessions set confirmed_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${tx.actor.sessionId}`);
}

/** Time of the last password confirmation in this session. */
export async function selectConfirmedAt(ctx: DeveloperContext): Promise<Date | null> {
  const rows = await ctx.db.query<{ confirmedAt: Date | null }>(sql`
    select confirmed_at as "confirmedAt" from developer_sessions
    where tenant_id = ${ctx.tenantId} and id = ${ctx.actor.sessionId}`);
  return rows[0]?.confirmedAt ?? null;
}

/** Deletes the sessions of all members except the given ones; returns the count. */
export async function deleteSessionsOfOthers(tx: TenantContext, members: Sql): Promise<number> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions where tenant_id = ${tx.tenantId} and developer_id not in (${members}) returning 1`);
  return rows.length;
}
