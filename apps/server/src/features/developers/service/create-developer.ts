import type { TenantContext } from '../../../context.ts';
import { insertDeveloper, type NewDeveloper } from '../queries.ts';
import { insertSignIn } from '../sign-in-queries.ts';

/** False when the email address signs in to something already; nothing is kept then. */
export async function createDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<boolean> {
  await insertDeveloper(tx, developer);
  const { emailAddress, id: developerId } = developer;
  return insertSignIn(tx, { emailAddress, tenantId: tx.tenantId, developerId });
}
