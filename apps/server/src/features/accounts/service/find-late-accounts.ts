import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../shared-queries.ts';

/** Null when the user, who is locked now, has connected something in the meantime; the rows go with the user. */
export async function findLateAccounts(tx: ModeContext, userId: string): Promise<Record<string, never> | null> {
  return (await selectAccountsOfUser(tx, userId)).length > 0 ? null : {};
}
