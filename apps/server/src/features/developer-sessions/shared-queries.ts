import sql, { empty } from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';

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
