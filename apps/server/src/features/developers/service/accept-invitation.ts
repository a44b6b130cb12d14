import type { TenantContext } from '../../../context.ts';
import type { Person } from '../developer-row.ts';
import { updateEmailConfirmed, updateUnconfirmedDeveloper } from '../shared-queries.ts';

/** Stores the invited person's details; the mail has proved the address. */
export async function acceptInvitation(tx: TenantContext, id: string, person: Person): Promise<void> {
  await updateUnconfirmedDeveloper(tx, { ...person, id });
  await updateEmailConfirmed(tx, id);
}
