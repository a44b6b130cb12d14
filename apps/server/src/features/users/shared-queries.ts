import type { List } from '@smile/contract/common';
import type { UserSession } from '@smile/contract/user-sessions';
import type { User } from '@smile/contract/users';
import sql, { type Sql } from 'sql-template-tag';
import type { DeveloperContext, ModeContext, TenantContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { columnsOf, toUser, type UserFilter, type UserRow } from './queries.ts';

export async function selectUsers(ctx: ModeContext, filter: UserFilter): Promise<List<User>> {
  const rows = await ctx.db.query<UserRow>(sql`
    select ${columnsOf(ctx)} from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${withinDays(filter)}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, toUser);
}

/**
 * Recomputes outcome and displayed person from the user's accounts and archives; locks the user until the transaction
 * ends.
 */
export async function updateUserSummary(tx: TenantContext, id: string): Promise<void> {
  // Locks in a separate statement: a statement that waited for a lock sees the new row, but joins it with its old
  // snapshot.
  await tx.db.send(sql`select from users where tenant_id = ${tx.tenantId} and id = ${id} for update`);
  await tx.db.send(sql`
    with person as (
      select payload->>'fullName' as full_name, payload->>'photoUrl' as photo_url
      from user_data
      where tenant_id = ${tx.tenantId} and user_id = ${id} and datapoint = 'IDENTITIES'
        and (reading_id is null or reading_id <> all (array(
          select id from user_data_readings where tenant_id = ${tx.tenantId})))
      order by created_at desc, id desc limit 1
    ), account as (
      select count(*) filter (where status = 'CONNECTED') as good, count(*) filter (where status = 'ERROR') as bad
      from accounts where tenant_id = ${tx.tenantId} and user_id = ${id}
    ), archive as (
      select count(*) filter (where status in ('STARTED', 'ANALYZED', 'UNSUPPORTED')) as good,
        count(*) filter (where status = 'ERROR') as bad
      from archives where tenant_id = ${tx.tenantId} and user_id = ${id}
    )
    update users set
      outcome = case
        when account.good + archive.good > 0 then 'SUCCESS'
        when account.bad + archive.bad > 0 then 'FAIL'
        else 'NONE' end,
      full_name = (select full_name from person),
      head_image_url = (select photo_url from person),
      updated_at = ${tx.now()}
    from account, archive
    where users.tenant_id = ${tx.tenantId} and users.id = ${id}`);
}

export async function updateSessionStatus(
  tx: ModeContext,
  id: string,
  status: UserSession['status'],
): Promise<User | null> {
  const rows = await tx.db.query<UserRow>(sql`
    update users set session_status = ${status}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columnsOf(tx)}`);
  return rows[0] ? toUser(rows[0]) : null;
}

/** SQL fragment for counts: users without the emulator's. */
export function fromRealUsers(ctx: ModeContext): Sql {
  return sql`from users where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and not is_emulated`;
}

/** Newest user that the developer's emulator created and that meets the condition on `users.id`. */
export async function selectEmulatedUser(
  ctx: DeveloperContext & ModeContext,
  condition: Sql,
): Promise<{ userId: string; fullName: string | null } | null> {
  const rows = await ctx.db.query<{ userId: string; fullName: string | null }>(sql`
    select id as "userId", full_name as "fullName" from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and is_emulated and created_by = ${ctx.actor.developerId}
      and ${condition}
    order by created_at desc, id desc limit 1`);
  return rows[0] ?? null;
}

/** SQL subquery: ids of the emulator's users. */
export function selectEmulatedIds(ctx: ModeContext): Sql {
  return sql`select id from users where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and is_emulated`;
}
