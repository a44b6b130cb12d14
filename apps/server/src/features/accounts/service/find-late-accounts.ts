import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../shared-queries.ts';

/** Null when the locked user has connected an account meanwhile; the rows cascade from the user. */
export async function findLateAccounts(tx: ModeContext, userId: string): Promise<Record<string, never> | null> {
  return (await selectAccountsOfUser(tx, userId)).length > 0 ? null : {};
}
