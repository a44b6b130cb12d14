import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';

export type LinkPurpose = 'CONFIRM' | 'RESET' | 'INVITE' | 'CHANGE_EMAIL';

interface NewEmailLink {
  tokenHash: string;
  purpose: LinkPurpose;
  tenantId: string;
  developerId: string;
  expiresAt: Date;
  emailAddress: string | null;
}

export interface EmailLinkRow {
  tenantId: string;
  developerId: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** New address that the link confirms. */
  emailAddress: string | null;
}

/** Replaces earlier links of the same purpose. */
export async function replaceEmailLink(tx: Context, link: NewEmailLink): Promise<void> {
  await tx.db.query(sql`
    delete from email_links
    where tenant_id = ${link.tenantId} and developer_id = ${link.developerId} and purpose = ${link.purpose}`);
  await tx.db.query(sql`
    insert into email_links (token_hash, purpose, tenant_id, developer_id, expires_at, email_address, created_at)
    values (${link.tokenHash}, ${link.purpose}, ${link.tenantId}, ${link.developerId}, ${link.expiresAt},
      ${link.emailAddress}, ${tx.now()})`);
}

/** Locks the link, so that it is used only once. */
export async function selectEmailLink(
  tx: Context,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<EmailLinkRow | null> {
  const rows = await tx.db.query<EmailLinkRow>(sql`
    select tenant_id as "tenantId", developer_id as "developerId", expires_at as "expiresAt", used_at as "usedAt",
      email_address as "emailAddress"
    from email_links where token_hash = ${tokenHash} and purpose = ${purpose} for update`);
  return rows[0] ?? null;
}

export async function updateEmailLinkUsed(tx: Context, tokenHash: string): Promise<void> {
  await tx.db.query(sql`update email_links set used_at = ${tx.now()} where token_hash = ${tokenHash}`);
}

/** Needs the system context. */
export async function deleteAllEmailLinks(tx: Context): Promise<void> {
  await tx.db.query(sql`delete from email_links`);
}
