import type { Role } from '@smile/contract/common';
import sql from 'sql-template-tag';
import type { Context, SignInStage, TenantContext } from '../../context.ts';

export interface SignInRow {
  tenantId: string;
  developerId: string;
  firstName: string;
  role: Role;
  passwordHash: string | null;
  isConfirmed: boolean;
  /** True for a pending team invitation. */
  isInvited: boolean;
  tokenVersion: number;
  isProductionEnabled: boolean;
  isSuspended: boolean;
}

/** Returns false when the address is taken. */
export async function insertSignIn(
  ctx: Context,
  signIn: { emailAddress: string; tenantId: string; developerId: string },
): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    insert into developer_sign_ins (email_address, tenant_id, developer_id)
    values (${signIn.emailAddress.toLowerCase()}, ${signIn.tenantId}, ${signIn.developerId})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function deleteSignIn(tx: TenantContext, emailAddress: string): Promise<void> {
  await tx.db.query(sql`
    delete from developer_sign_ins
    where email_address = ${emailAddress.toLowerCase()} and tenant_id = ${tx.tenantId}`);
}

export interface TokenOwnerRow {
  stage: SignInStage;
  role: Role;
  tokenVersion: number;
  isProductionEnabled: boolean;
  isSuspended: boolean;
}
