import type { ConnectionStatus } from '@smile/contract/accounts';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { visible } from './queries.ts';

/** The user's accounts that were not revoked, oldest first: one of a provider at most, by the index `accounts_live`. */
export function selectAccountsOfUser(
  ctx: ModeContext,
  userId: string,
): Promise<{ id: string; providerId: string; status: ConnectionStatus }[]> {
  return ctx.db.query(sql`
    select id, provider_id as "providerId", status from accounts
    where ${visible(ctx)} and user_id = ${userId} and status <> 'DISCONNECTED'
    order by created_at, id`);
}
