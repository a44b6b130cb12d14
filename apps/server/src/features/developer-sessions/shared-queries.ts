import sql, { empty } from 'sql-template-tag';
import type { DeveloperContext, TenantContext } from '../../context.ts';

/** Ends the sessions of a developer; who calls announces that access has changed. Answers how many there were. */
export async function deleteSessions(
  tx: TenantContext,
  developerId: string,
  { except }: { except?: string | null } = {},
): Promise<number> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions where tenant_id = ${tx.tenantId} and developer_id = ${developerId}
      ${except ? sql`and id <> ${except}` : empty} returning 1`);
  return rows.length;
}

/** False when it is not one of the developer's. */
export async function deleteSession(tx: DeveloperContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    delete from developer_sessions
    where tenant_id = ${tx.tenantId} and id = ${id} and developer_id = ${tx.actor.developerId} returning 1`);
  return rows.length > 0;
}
