import { maxPageSize, type Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction, type TenantContext } from '../../../context.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import type { Person } from '../developer-row.ts';
import { deleteDeveloper, insertDeveloper, type NewDeveloper, selectDevelopers } from '../queries.ts';
import { updateEmailConfirmed, updatePassword, updateUnconfirmedDeveloper } from '../shared-queries.ts';
import { deleteSessions } from '../shared-session-queries.ts';
import { insertSignIn } from '../sign-in-queries.ts';
import { changeRole } from './change-role.ts';
import { lockMember } from './lock-member.ts';

/** Returns false and stores nothing when the email address already signs in. */
export async function createDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<boolean> {
  await insertDeveloper(tx, developer);
  const { emailAddress, id: developerId } = developer;
  return insertSignIn(tx, { emailAddress, tenantId: tx.tenantId, developerId });
}

/** Stores the invited person's details; the mail has proved the address. */
export async function acceptInvitation(tx: TenantContext, id: string, person: Person): Promise<void> {
  await updateUnconfirmedDeveloper(tx, { ...person, id });
  await updateEmailConfirmed(tx, id);
}

/** Frees an address that was never confirmed. */
export async function removeUnconfirmedDeveloper(tx: TenantContext, developerId: string): Promise<void> {
  await deleteDeveloper(tx, developerId);
  await deleteEmailLinks(tx, developerId);
}

/** A new password ends every session. */
export async function setPassword(tx: TenantContext, developerId: string, passwordHash: string): Promise<void> {
  await updatePassword(tx, developerId, passwordHash);
  await deleteSessions(tx, developerId);
}

/** @throws ApiError UNAUTHORIZED_ACCESS on one's own account; MISSING_RESOURCE */
export async function setDeveloperRole(ctx: DeveloperContext, id: string, role: Role): Promise<Developer> {
  return inTransaction(ctx, async (tx) => {
    const developer = await lockMember(tx, id, 'modify');
    if (developer.role === role) return developer;
    return changeRole(tx, developer, role);
  });
}

/** Administrators who can sign in. */
export async function listAdmins(ctx: TenantContext): Promise<Developer[]> {
  const { items } = await selectDevelopers(ctx, { size: maxPageSize, role: 'ADMIN' });
  return items.filter(({ status }) => status === 'ACTIVE');
}
