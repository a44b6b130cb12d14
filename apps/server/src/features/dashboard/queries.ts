import { type Dashboard, mostCounted } from '@smile/contract/dashboard';
import type { EventType } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export interface Facts {
  hasApiKey: boolean;
  hasCalledApi: boolean;
  hasUser: boolean;
  hasConnection: boolean;
  hasWebhook: boolean;
  hasDelivery: boolean;
}

/** The accounts that somebody connected in the emulator to try it: they are no step and in no count. */
function selectEmulated(ctx: ModeContext) {
  return sql`select a.id from users u join accounts a on a.tenant_id = u.tenant_id and a.user_id = u.id
    where u.tenant_id = ${ctx.tenantId} and u.mode = ${ctx.mode} and u.is_emulated`;
}

/** What has ever been done in the mode, as far as it is still there. */
export async function selectFacts(ctx: ModeContext): Promise<Facts> {
  const here = sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  const rows = await ctx.db.query<Facts>(sql`
    with emulated as (${selectEmulated(ctx)})
    select exists (select from api_keys where ${here}) as "hasApiKey",
      exists (select from api_keys where ${here} and last_used_at is not null) as "hasCalledApi",
      exists (select from users where ${here} and not is_emulated) as "hasUser",
      exists (select from usage_entries where ${here} and action = 'ConnectAccount'
        and reference not in (select id from emulated)) as "hasConnection",
      exists (select from webhooks where ${here}) as "hasWebhook",
      exists (select from webhook_deliveries where ${here} and state = 'DELIVERED') as "hasDelivery"`);
  return rows[0]!;
}

/** How much there is, up to `mostCounted` of each: no load of the page reads more, whatever is stored. */
export async function selectCounts(ctx: ModeContext): Promise<Dashboard['counts']> {
  const here = sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  const count = (rows: Sql) => sql`(select count(*)::integer from (select ${rows} limit ${mostCounted}) counted)`;
  const rows = await ctx.db.query<Dashboard['counts']>(sql`
    with emulated as (${selectEmulated(ctx)})
    select ${count(sql`from users where ${here} and not is_emulated`)} as "userCount",
      ${count(sql`from accounts where ${here} and status = 'CONNECTED' and id not in (select id from emulated)`)}
        as "connectedAccountCount",
      ${count(sql`from webhooks where ${here}`)} as "webhookCount",
      ${count(sql`from webhook_deliveries where ${here} and state = 'FAILED'`)} as "undeliveredCount"`);
  return rows[0]!;
}

export function selectLatestEvents(
  ctx: ModeContext,
  limit: number,
): Promise<{ id: string; type: EventType; userId: string | null; createdAt: Date }[]> {
  return ctx.db.query(sql`
    select id, type, data ->> 'userId' as "userId", created_at as "createdAt" from events where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
    order by created_at desc, id desc limit ${limit}`);
}
