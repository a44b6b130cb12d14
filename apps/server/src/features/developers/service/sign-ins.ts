import type { TenantContext } from '../../../context.ts';
import { deleteSessions } from '../../developer-sessions/shared-queries.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import type { Person } from '../developer-row.ts';
import { deleteDeveloper, insertDeveloper, type NewDeveloper } from '../queries.ts';
import { updateEmailConfirmed, updatePassword, updateUnconfirmedDeveloper } from '../shared-queries.ts';
import { deleteSignIn, insertSignIn } from '../sign-in-queries.ts';

/** False when the e-mail address signs in to something already; nothing is kept then. */
export async function createDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<boolean> {
  await insertDeveloper(tx, developer);
  const { emailAddress, id: developerId } = developer;
  return insertSignIn(tx, { emailAddress, tenantId: tx.tenantId, developerId });
}

/** Frees the address of somebody who never confirmed it. */
export async function removeUnconfirmedDeveloper(tx: TenantContext, developerId: string): Promise<void> {
  await deleteDeveloper(tx, developerId);
  await deleteEmailLinks(tx, developerId);
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

/** The invited person's own entries, and an address that is theirs since the mail reached them. */
export async function acceptInvitation(tx: TenantContext, id: string, person: Person): Promise<void> {
  await updateUnconfirmedDeveloper(tx, { ...person, id });
  await updateEmailConfirmed(tx, id);
}

/** A new password ends every session. */
export async function setPassword(tx: TenantContext, developerId: string, passwordHash: string): Promise<void> {
  await updatePassword(tx, developerId, passwordHash);
  await deleteSessions(tx, developerId);
}
