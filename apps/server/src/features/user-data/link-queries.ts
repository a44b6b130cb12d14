import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';

export interface NewAccountLink {
  accountId: string;
  userId: string;
  fingerprint: string;
}

/** Reconnecting an account replaces its time. */
export async function upsertAccountLink(tx: ModeContext, link: NewAccountLink): Promise<void> {
  await tx.db.query(sql`
    insert into account_links (tenant_id, mode, account_id, user_id, fingerprint, linked_at)
    values (${tx.tenantId}, ${tx.mode}, ${link.accountId}, ${link.userId}, ${link.fingerprint}, ${tx.now()})
    on conflict (tenant_id, account_id) do update
      set fingerprint = excluded.fingerprint, linked_at = excluded.linked_at`);
}

/**
 * Latest time since `since` at which each other tenant connected the login, earliest first. Needs the system context.
 */
export async function selectLinksElsewhere(
  ctx: Context,
  of: { tenantId: string; mode: string; fingerprint: string; since: Date },
): Promise<Date[]> {
  const rows = await ctx.db.query<{ linkedAt: Date }>(sql`
    select max(linked_at) as "linkedAt" from account_links
    where mode = ${of.mode} and fingerprint = ${of.fingerprint} and linked_at >= ${of.since}
      and tenant_id <> ${of.tenantId}
    group by tenant_id order by 1`);
  return rows.map(({ linkedAt }) => linkedAt);
}

interface LinkedLogin {
  tenantId: string;
  accountId: string;
  providerId: string;
  loginName: string;
}

/** Links whose account still has its login, paged by tenant. Needs the system context. */
export function selectLinkedLogins(
  ctx: Context,
  after: Pick<LinkedLogin, 'tenantId' | 'accountId'>,
  limit: number,
): Promise<LinkedLogin[]> {
  return ctx.db.query(sql`
    select link.tenant_id as "tenantId", link.account_id as "accountId", account.provider_id as "providerId",
      account.login_name as "loginName"
    from account_links link join accounts account on account.tenant_id = link.tenant_id and account.id = link.account_id
    where account.login_name is not null
      and (link.tenant_id, link.account_id) > (${after.tenantId}, ${after.accountId})
    order by link.tenant_id, link.account_id limit ${limit}`);
}

/** Needs the system context. */
export async function updateFingerprints(
  tx: Context,
  links: { tenantId: string; accountId: string; fingerprint: string }[],
): Promise<void> {
  await tx.db.query(sql`
    update account_links link set fingerprint = part.fingerprint
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as part ("tenantId" text, "accountId" text, fingerprint text)
    where link.tenant_id = part."tenantId" and link.account_id = part."accountId"`);
}

/** Needs the system context. */
export async function deleteLinksWithoutLogin(tx: Context): Promise<void> {
  await tx.db.query(sql`
    delete from account_links link where not exists (
      select 1 from accounts account
      where account.tenant_id = link.tenant_id and account.id = link.account_id and account.login_name is not null)`);
}
