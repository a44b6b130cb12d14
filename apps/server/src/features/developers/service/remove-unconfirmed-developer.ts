import type { TenantContext } from '../../../context.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import { deleteDeveloper } from '../queries.ts';

/** Frees an address that was never confirmed. */
export async function removeUnconfirmedDeveloper(tx: TenantContext, developerId: string): Promise<void> {
  await deleteDeveloper(tx, developerId);
  await deleteEmailLinks(tx, developerId);
}
