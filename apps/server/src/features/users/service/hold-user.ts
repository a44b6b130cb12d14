import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { lockUser } from '../queries.ts';

/**
 * Locks the user, and so all dependent data, until the transaction ends. Call before any other lock on the user's
 * data.
 */
export async function holdUser(tx: ModeContext, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw missing();
}
