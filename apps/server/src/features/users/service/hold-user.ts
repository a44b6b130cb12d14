import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { lockUser } from '../queries.ts';

/** Before anything of the user is locked; nobody else changes what hangs on the user until the transaction ends. */
export async function holdUser(tx: ModeContext, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw missing();
}
