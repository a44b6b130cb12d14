import type { TenantContext } from '../../../context.ts';
import { insertDeveloper, type NewDeveloper } from '../queries.ts';
import { insertSignIn } from '../sign-in-queries.ts';

/** Returns false and stores nothing when the email address already signs in. */
export async function createDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<boolean> {
  await insertDeveloper(tx, developer);
  const { emailAddress, id: developerId } = developer;
  return insertSignIn(tx, { emailAddress, tenantId: tx.tenantId, developerId });
}
