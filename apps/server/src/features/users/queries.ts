import type { List } from '@smile/contract/common';
import type { UserSession } from '@smile/contract/user-sessions';
import type { User } from '@smile/contract/users';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext, TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';

interface UserRow {
  id: string;
  externalMetadata: Record<string, string>;
  channel: UserSession['channel'];
  channelId: string | null;
  sessionStatus: UserSession['status'];
  createdAt: Date;
  providers: string[] | null;
}

const columns = sql`
  id, external_metadata as "externalMetadata", channel, channel_id as "channelId",
  session_status as "sessionStatus", created_at as "createdAt",
  (select array_agg(distinct a.provider_id) from accounts a
    where a.tenant_id = users.tenant_id and a.user_id = users.id and a.status = 'CONNECTED') as providers`;

function toUser(row: UserRow): User {
  return {
    id: row.id,
    externalMetadata: row.externalMetadata,
    createdAt: toApiTime(row.createdAt),
    providers: row.providers ?? [],
    session: { userId: row.id, channel: row.channel, channelId: row.channelId, status: row.sessionStatus },
  };
}

interface NewUser {
  id: string;
  externalMetadata: Record<string, string>;
  origin: Pick<UserSession, 'channel' | 'channelId'>;
}

export async function insertUser(tx: ModeContext, { id, externalMetadata, origin }: NewUser): Promise<User> {
  const rows = await tx.db.query<UserRow>(sql`
    insert into users (tenant_id, mode, id, external_metadata, channel, channel_id, created_by, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${externalMetadata}, ${origin.channel}, ${origin.channelId},
      ${tx.actor.kind === 'developer' ? tx.actor.developerId : null}, ${tx.now()}, ${tx.now()})
    returning ${columns}`);
  return toUser(rows[0]!);
}

export async function selectUser(ctx: ModeContext, id: string): Promise<User | null> {
  const rows = await ctx.db.query<UserRow>(sql`
    select ${columns} from users where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toUser(rows[0]) : null;
}

/** The developer who made the user; null for other users and for unknown ones. */
export async function selectUserCreator(ctx: ModeContext, id: string): Promise<string | null> {
  const rows = await ctx.db.query<{ createdBy: string | null }>(sql`
    select created_by as "createdBy" from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0]?.createdBy ?? null;
}

/** Keeps new things from being stored for the user until the transaction ends; false when there is no such user. */
export async function lockUser(tx: ModeContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    select 1 from users where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} for update`);
  return rows.length > 0;
}

/** With everything that hangs on the user. */
export async function deleteUser(tx: ModeContext, id: string): Promise<void> {
  await tx.db.query(sql`
    delete from users where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

export async function updateSessionStatus(
  tx: ModeContext,
  id: string,
  status: UserSession['status'],
): Promise<User | null> {
  const rows = await tx.db.query<UserRow>(sql`
    update users set session_status = ${status}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columns}`);
  return rows[0] ? toUser(rows[0]) : null;
}

/** The user's session goes on through another channel, and begins there. */
export async function updateSessionOrigin(
  tx: ModeContext,
  id: string,
  { channel, channelId }: Pick<UserSession, 'channel' | 'channelId'>,
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update users set channel = ${channel}, channel_id = ${channelId}, session_status = 'IN_PROGRESS',
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} returning 1`);
  return rows.length > 0;
}

export interface UserFilter {
  size: number;
  cursor?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectUsers(ctx: ModeContext, filter: UserFilter): Promise<List<User>> {
  const after = decodeCursor(filter.cursor);
  const rows = await ctx.db.query<UserRow>(sql`
    select ${columns} from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${filter.startDate ? sql`and created_at >= ${`${filter.startDate}T00:00:00Z`}::timestamptz` : empty}
      ${filter.endDate ? sql`and created_at < ${`${filter.endDate}T00:00:00Z`}::timestamptz + interval '1 day'` : empty}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(filter.size)}`);
  return toPage(rows, filter.size, (row) => ({ at: row.createdAt, id: row.id }), toUser);
}

/** Brings the outcome and the shown person in line with the user's accounts and archives; locks the user until the transaction ends. */
export async function updateUserSummary(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`
    with person as (
      select payload->>'fullName' as full_name, payload->>'photoUrl' as photo_url
      from user_data
      where tenant_id = ${tx.tenantId} and user_id = ${id} and datapoint = 'IDENTITIES'
      order by created_at desc, id desc limit 1
    )
    update users set
      outcome = case
        when exists (select from accounts a where a.tenant_id = users.tenant_id and a.user_id = users.id
          and a.status = 'CONNECTED') then 'SUCCESS'
        when exists (select from archives a where a.tenant_id = users.tenant_id and a.user_id = users.id
          and a.status in ('STARTED', 'ANALYZED', 'UNSUPPORTED')) then 'SUCCESS'
        when exists (select from accounts a where a.tenant_id = users.tenant_id and a.user_id = users.id
          and a.status = 'ERROR') then 'FAIL'
        when exists (select from archives a where a.tenant_id = users.tenant_id and a.user_id = users.id
          and a.status = 'ERROR') then 'FAIL'
        else 'NONE' end,
      full_name = (select full_name from person),
      head_image_url = (select photo_url from person),
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}
