import type { UserSession } from '@smile/contract/user-sessions';
import type { User } from '@smile/contract/users';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext, TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';

export interface UserRow {
  id: string;
  externalMetadata: Record<string, string>;
  channel: UserSession['channel'];
  channelId: string | null;
  sessionStatus: UserSession['status'];
  createdAt: Date;
  providers: string[] | null;
}

const ownColumns = sql`
  id, external_metadata as "externalMetadata", channel, channel_id as "channelId",
  session_status as "sessionStatus", created_at as "createdAt"`;

export const columnsOf = ({ tenantId }: TenantContext): Sql => sql`
  ${ownColumns}, (select array_agg(distinct a.provider_id) from accounts a
    where a.tenant_id = ${tenantId} and a.user_id = users.id and a.status = 'CONNECTED') as providers`;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    externalMetadata: row.externalMetadata,
    createdAt: toApiTime(row.createdAt),
    providers: row.providers ?? [],
    session: { userId: row.id, channel: row.channel, channelId: row.channelId, status: row.sessionStatus },
  };
}

interface NewUser {
  externalMetadata: Record<string, string>;
  session: UserSession;
}

/** SQL insert that returns the user's row. */
export function userInsertion(ctx: ModeContext, { externalMetadata, session }: NewUser): Sql {
  const { userId, channel, channelId, status } = session;
  return sql`
    insert into users (tenant_id, mode, id, external_metadata, channel, channel_id, session_status, created_by,
      created_at, updated_at)
    values (${ctx.tenantId}, ${ctx.mode}, ${userId}, ${externalMetadata}, ${channel}, ${channelId}, ${status},
      ${ctx.actor.kind === 'developer' ? ctx.actor.developerId : null}, ${ctx.now()}, ${ctx.now()})
    returning ${ownColumns}, null::text[] as providers`;
}

export async function selectUser(ctx: ModeContext, id: string): Promise<User | null> {
  const rows = await ctx.db.query<UserRow>(sql`
    select ${columnsOf(ctx)} from users where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toUser(rows[0]) : null;
}

/** The developer who created the user; null for other or unknown users. */
export async function selectUserCreator(ctx: ModeContext, id: string): Promise<string | null> {
  const rows = await ctx.db.query<{ createdBy: string | null }>(sql`
    select created_by as "createdBy" from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0]?.createdBy ?? null;
}

/** Blocks new data for the user until the transaction ends; false when the user does not exist. */
export async function lockUser(tx: ModeContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    select 1 from users where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} for update`);
  return rows.length > 0;
}

/** Dependent rows cascade. */
export async function deleteUser(tx: ModeContext, id: string): Promise<void> {
  await tx.db.query(sql`
    delete from users where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

/** Moves the user's session to another channel and restarts it there. */
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

/** SQL that selects the ids of the tenant's users in both modes. */
export function everyUserId({ tenantId }: TenantContext): Sql {
  return sql`select id from users where tenant_id = ${tenantId}`;
}
