import sql, { empty, type Sql } from 'sql-template-tag';
import type { DeveloperContext, SignInStage, TenantContext } from '../../context.ts';

/**
 * Ends the sessions of a developer, of one stage where it is named; who calls announces that access has changed.
 * Answers how many there were.
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

/** False when it is not one of the developer's. */
export async function deleteSession(tx: DeveloperContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions
    where tenant_id = ${tx.tenantId} and id = ${id} and developer_id = ${tx.actor.developerId} returning 1`);
  return rows.length > 0;
}

/** Keeps what a passkey is to sign in this session, in place of any earlier. */
export async function updateChallenge(tx: DeveloperContext, challenge: string, expiresAt: Date): Promise<void> {
  await tx.db.query(sql`
    update developer_sessions set challenge = ${challenge}, challenge_expires_at = ${expiresAt}
    where tenant_id = ${tx.tenantId} and id = ${tx.actor.sessionId}`);
}

/** Gives the challenge out once; null when there is none or its time is over. */
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

/** When the password was last shown in this session. */
export async function selectConfirmedAt(ctx: DeveloperContext): Promise<Date | null> {
  const rows = await ctx.db.query<{ confirmedAt: Date | null }>(sql`
    select confirmed_at as "confirmedAt" from developer_sessions
    where tenant_id = ${ctx.tenantId} and id = ${ctx.actor.sessionId}`);
  return rows[0]?.confirmedAt ?? null;
}

/** Ends the sessions of all members but some; how many there were. */
export async function deleteSessionsOfOthers(tx: TenantContext, members: Sql): Promise<number> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions where tenant_id = ${tx.tenantId} and developer_id not in (${members}) returning 1`);
  return rows.length;
}
