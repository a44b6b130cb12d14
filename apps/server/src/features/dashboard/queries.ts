import { type Dashboard, maxCounted } from '@smile/contract/dashboard';
import sql, { type Sql } from 'sql-template-tag';
import type { DeveloperContext, ModeContext } from '../../context.ts';
import { fromConnectedAccounts, hasConnectedAccount, selectAccountIdsOf } from '../accounts/shared-queries.ts';
import { fromApiKeys, fromUsedApiKeys } from '../api-keys/shared-queries.ts';
import { fromConnections } from '../usage/shared-queries.ts';
import { fromRealUsers, selectEmulatedIds, selectEmulatedUser } from '../users/shared-queries.ts';
import { fromFailedDeliveries, fromReceivedWebhooks, fromWebhooks } from '../webhooks/shared-queries.ts';

export interface Facts {
  hasApiKey: boolean;
  hasCalledApi: boolean;
  hasUser: boolean;
  hasConnection: boolean;
  hasWebhook: boolean;
  hasDelivery: boolean;
}

/** Accounts connected in the emulator, excluded from steps and counts. */
const selectEmulated = (ctx: ModeContext) => selectAccountIdsOf(ctx, selectEmulatedIds(ctx));

const except = sql`select id from emulated`;

/** The mode's completed steps, in one statement built from other features' shared queries. */
export async function selectFacts(ctx: ModeContext): Promise<Facts> {
  const exists = (rows: Sql) => sql`exists (select ${rows})`;
  const rows = await ctx.db.query<Facts>(sql`
    with emulated as (${selectEmulated(ctx)})
    select ${exists(fromApiKeys(ctx))} as "hasApiKey",
      ${exists(fromUsedApiKeys(ctx))} as "hasCalledApi",
      ${exists(fromRealUsers(ctx))} as "hasUser",
      ${exists(fromConnections(ctx, { except }))} as "hasConnection",
      ${exists(fromWebhooks(ctx))} as "hasWebhook",
      ${exists(fromReceivedWebhooks(ctx))} as "hasDelivery"`);
  return rows[0]!;
}

/** Counts up to `maxCounted` each, so that the page stays fast with any amount of data. */
export async function selectCounts(ctx: ModeContext): Promise<Dashboard['counts']> {
  const count = (rows: Sql) => sql`(select count(*)::integer from (select ${rows} limit ${maxCounted}) counted)`;
  const rows = await ctx.db.query<Dashboard['counts']>(sql`
    with emulated as (${selectEmulated(ctx)})
    select ${count(fromRealUsers(ctx))} as "userCount",
      ${count(fromConnectedAccounts(ctx, { except }))} as "connectedAccountCount",
      ${count(fromWebhooks(ctx))} as "webhookCount",
      ${count(fromFailedDeliveries(ctx))} as "undeliveredCount"`);
  return rows[0]!;
}

/** Person whom the developer connected last in the emulator; null without a connection. */
export function selectEmulatedConnection(ctx: DeveloperContext & ModeContext): Promise<Dashboard['emulated']> {
  return selectEmulatedUser(ctx, hasConnectedAccount(ctx, sql`users.id`));
}
