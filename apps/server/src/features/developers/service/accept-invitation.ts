import type { TenantContext } from '../../../context.ts';
import type { Person } from '../developer-row.ts';
import { updateEmailConfirmed, updateUnconfirmedDeveloper } from '../shared-queries.ts';

/** The invited person's own entries, and an address that is theirs since the mail reached them. */
export async function acceptInvitation(tx: TenantContext, id: string, person: Person): Promise<void> {
  await updateUnconfirmedDeveloper(tx, { ...person, id });
  await updateEmailConfirmed(tx, id);
}
