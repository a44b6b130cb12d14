import type { Context, TenantContext } from '../../../context.ts';
import { revokeEmailLinks } from '../../auth/service/email-links.ts';
import {
  deleteDeveloper,
  insertDeveloper,
  type NewDeveloper,
  type Person,
  updateEmailConfirmed,
  updateUnconfirmedDeveloper,
} from '../queries.ts';
import {
  deleteSignIn,
  insertSignIn,
  type SignInRow,
  selectSignIn,
  selectTokenOwner,
  type TokenOwnerRow,
  updatePassword,
} from '../sign-in-queries.ts';

export function findSignIn(ctx: Context, emailAddress: string): Promise<SignInRow | null> {
  return selectSignIn(ctx, emailAddress);
}

export function findTokenOwner(ctx: TenantContext, developerId: string): Promise<TokenOwnerRow | null> {
  return selectTokenOwner(ctx, developerId);
}

/** False when the e-mail address signs in to something already; nothing is kept then. */
export async function createDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<boolean> {
  await insertDeveloper(tx, developer);
  const { emailAddress, id: developerId } = developer;
  return insertSignIn(tx, { emailAddress, tenantId: tx.tenantId, developerId });
}

export function replaceUnconfirmedDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<void> {
  return updateUnconfirmedDeveloper(tx, developer);
}

/** Frees the address of somebody who never confirmed it. */
export async function removeUnconfirmedDeveloper(tx: TenantContext, developerId: string): Promise<void> {
  await deleteDeveloper(tx, developerId);
  await revokeEmailLinks(tx, developerId);
}

/** False when the new address signs in to something already. */
export async function changeSignInAddress(
  tx: TenantContext,
  developerId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (from.toLowerCase() === to.toLowerCase()) return true;
  if (!(await insertSignIn(tx, { emailAddress: to, tenantId: tx.tenantId, developerId }))) return false;
  await deleteSignIn(tx, from);
  return true;
}

export function confirmEmail(tx: TenantContext, developerId: string): Promise<void> {
  return updateEmailConfirmed(tx, developerId);
}

/** The invited person's own entries, and an address that is theirs since the mail reached them. */
export async function acceptInvitation(tx: TenantContext, id: string, person: Person): Promise<void> {
  await updateUnconfirmedDeveloper(tx, { ...person, id });
  await updateEmailConfirmed(tx, id);
}

export function setPassword(tx: TenantContext, developerId: string, passwordHash: string): Promise<void> {
  return updatePassword(tx, developerId, passwordHash);
}
