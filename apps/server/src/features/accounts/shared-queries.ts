import type { ConnectionStatus } from '@smile/contract/accounts';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';
import { visible } from './queries.ts';

/** The user's accounts that were not revoked, oldest first: at most one per provider, by the index `accounts_live`. */
export function selectAccountsOfUser(
  ctx: ModeContext,
  userId: string,
): Promise<{ id: string; providerId: string; status: ConnectionStatus }[]> {
  return ctx.db.query(sql`
    select id, provider_id as "providerId", status from accounts
    where ${visible(ctx)} and user_id = ${userId} and status <> 'DISCONNECTED'
    order by created_at, id`);
}

/** SQL fragment for counts: connected accounts except the given ids. */
export function fromConnectedAccounts(ctx: ModeContext, { except }: { except: Sql }): Sql {
  return sql`from accounts
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and status = 'CONNECTED' and id not in (${except})`;
}

/** SQL condition: the user has a connected account. */
export function hasConnectedAccount(ctx: ModeContext, userId: Sql): Sql {
  return sql`exists (select from accounts
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId} and status = 'CONNECTED')`;
}

/** SQL subquery: account ids of the given users. */
export function selectAccountIdsOf(ctx: ModeContext, userIds: Sql): Sql {
  return sql`select id from accounts where tenant_id = ${ctx.tenantId} and user_id in (${userIds})`;
}

export interface PortalAccountRow {
  userId: string;
  accountId: string;
  providerId: string;
}

/** These users' accounts that were not revoked, newest first. */
export function selectAccountsOfUsers(ctx: ModeContext, userIds: string[]): Promise<PortalAccountRow[]> {
  return ctx.db.query(sql`
    select user_id as "userId", id as "accountId", provider_id as "providerId" from accounts
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = any(${userIds}) and status <> 'DISCONNECTED'
    order by created_at desc, id desc`);
}

/** Accounts by the end of their id; `parentId` is the user. */
export function findAccounts(
  ctx: ModeContext,
  match: ObjectMatch,
): Promise<{ id: string; name: string; parentId: string }[]> {
  return ctx.db.query(sql`
    select id, provider_id as name, user_id as "parentId" from accounts
    where ${matchObject(ctx, match)} limit ${match.limit}`);
}
