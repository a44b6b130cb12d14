import type { AccountErrorCode, ConnectionStatus, MonitorStatus } from '@smile/contract/accounts';
import type { List, Mode } from '@smile/contract/common';
import type { LinkAccount } from '@smile/contract/widget';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

/** Topic with the ids of changed accounts. */
export const accountTopic = 'accounts';

/** The requested code; times are ISO date-times. */
export interface MfaChallenge {
  prompt: string;
  codeLength: number | null;
  expiresAt: string;
  resendAt: string;
  triesLeft: number;
}

export interface AccountRow {
  id: string;
  userId: string;
  providerId: string;
  loginName: string | null;
  status: ConnectionStatus;
  errorCode: AccountErrorCode | null;
  errorMessage: string | null;
  statusUpdatedAt: Date;
  monitorStatus: MonitorStatus;
  monitorUpdatedAt: Date | null;
  stage: LinkAccount['stage'];
  progress: number;
  stateSealed: string | null;
  mfa: MfaChallenge | null;
  attempt: number;
  /** Time of the first connection; later syncs keep its day of the month. */
  connectedAt: Date | null;
  createdAt: Date;
}

/** Columns changed by a login, a fetch or a revocation. */
export type Connection = Pick<
  AccountRow,
  'loginName' | 'status' | 'errorCode' | 'errorMessage' | 'stage' | 'progress' | 'stateSealed' | 'mfa' | 'attempt'
>;

const columns = sql`
  id, user_id as "userId", provider_id as "providerId", login_name as "loginName", status, error_code as "errorCode",
  error_message as "errorMessage", status_updated_at as "statusUpdatedAt", monitor_status as "monitorStatus",
  monitor_updated_at as "monitorUpdatedAt", stage, progress, connector_state_sealed as "stateSealed", mfa, attempt,
  connected_at as "connectedAt", created_at as "createdAt"`;

/** An end user's token can access only that person's accounts. */
export function visible(ctx: ModeContext): Sql {
  const inMode = sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  return ctx.actor.kind === 'user' ? sql`${inMode} and user_id = ${ctx.actor.userId}` : inMode;
}

export interface AccountFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectAccounts(ctx: ModeContext, filter: AccountFilter): Promise<List<AccountRow>> {
  const rows = await ctx.db.query<AccountRow>(sql`
    select ${columns} from accounts
    where ${visible(ctx)}
      ${filter.userId ? sql`and user_id = ${filter.userId}` : empty}
      ${withinDays(filter)}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, (row) => row);
}

export async function selectAccount(ctx: ModeContext, id: string): Promise<AccountRow | null> {
  const rows = await ctx.db.query<AccountRow>(
    sql`select ${columns} from accounts where ${visible(ctx)} and id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Locks the account until the transaction ends. */
export async function selectAccountForUpdate(tx: ModeContext, id: string): Promise<AccountRow | null> {
  const rows = await tx.db.query<AccountRow>(sql`
    select ${columns} from accounts where ${visible(tx)} and id = ${id} for update`);
  return rows[0] ?? null;
}

/** Locks and returns the user's only account at a provider that was not revoked. */
export async function selectLiveAccountForUpdate(
  tx: ModeContext,
  userId: string,
  providerId: string,
): Promise<AccountRow | null> {
  const rows = await tx.db.query<AccountRow>(sql`
    select ${columns} from accounts
    where ${visible(tx)} and user_id = ${userId} and provider_id = ${providerId} and status <> 'DISCONNECTED'
    for update`);
  return rows[0] ?? null;
}

/** Connected or pending accounts; `isKeptUp` means that the end user has nothing left to do. */
export function selectLiveAccountIds(
  ctx: ModeContext,
  userId: string,
): Promise<{ id: string; providerId: string; isKeptUp: boolean }[]> {
  return ctx.db.query(sql`
    select id, provider_id as "providerId",
      (status = 'CONNECTED' and monitor_status <> 'USER_ACTION_REQUIRED') as "isKeptUp"
    from accounts
    where ${visible(ctx)} and user_id = ${userId} and status in ('PENDING', 'AWAITING_MFA', 'CONNECTED')`);
}

/** Null when another request has just created the user's account at this provider. */
export async function insertAccount(
  tx: ModeContext,
  account: { id: string; userId: string; providerId: string },
): Promise<AccountRow | null> {
  const now = tx.now();
  const rows = await tx.db.query<AccountRow>(sql`
    insert into accounts (tenant_id, mode, id, user_id, provider_id, status, status_updated_at, kept_since, created_at,
      updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${account.id}, ${account.userId}, ${account.providerId}, 'PENDING', ${now},
      ${now}, ${now}, ${now})
    on conflict do nothing
    returning ${columns}`);
  return rows[0] ?? null;
}

/** Notifies requests that wait for the connection. */
export async function updateConnection(
  tx: ModeContext,
  account: AccountRow,
  change: Partial<Connection>,
): Promise<AccountRow> {
  const next: Connection = { ...account, ...change };
  const now = tx.now();
  const hasConnected = next.status === 'CONNECTED' && hasNewStatus(account, next);
  const rows = await tx.db.query<AccountRow>(sql`
    update accounts set login_name = ${next.loginName}, status = ${next.status}, error_code = ${next.errorCode},
      error_message = ${next.errorMessage}, stage = ${next.stage}, progress = ${next.progress},
      connector_state_sealed = ${next.stateSealed}, mfa = ${next.mfa}, attempt = ${next.attempt},
      status_updated_at = ${hasNewStatus(account, next) ? now : account.statusUpdatedAt}, updated_at = ${now},
      connected_at = ${hasConnected ? (account.connectedAt ?? now) : account.connectedAt},
      kept_since = case when ${hasConnected}::boolean then ${now} else kept_since end
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${account.id}
    returning ${columns}`);
  tx.db.hint(accountTopic, account.id);
  return rows[0]!;
}

function hasNewStatus(account: AccountRow, next: Connection): boolean {
  const keys = ['status', 'errorCode', 'attempt'] as const;
  return keys.some((key) => account[key] !== next[key]);
}

export async function updateMfa(tx: ModeContext, id: string, mfa: MfaChallenge): Promise<void> {
  await tx.db.query(sql`
    update accounts set mfa = ${mfa}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

/** Never decreases, and never changes once the account is no longer connected. */
export async function updateProgress(
  ctx: ModeContext,
  id: string,
  at: { stage: LinkAccount['stage']; progress: number },
): Promise<void> {
  await ctx.db.query(sql`
    update accounts set stage = ${at.stage}, progress = ${at.progress}, updated_at = ${ctx.now()}
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}
      and status = 'CONNECTED' and stage <> 'DONE' and progress <= ${at.progress}`);
}

export interface UnsettledAccount {
  tenantId: string;
  mode: Mode;
  id: string;
}

/** Abandoned logins of any tenant. Needs the system context. */
export function selectUnsettledAccounts(
  ctx: Context,
  input: { startedBefore: Date; limit: number },
): Promise<UnsettledAccount[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id from accounts
    where (status = 'PENDING' or mfa is not null)
      and case when status = 'PENDING' then status_updated_at < ${input.startedBefore}
        else (mfa->>'expiresAt')::timestamptz < ${ctx.now()} end
    order by status_updated_at limit ${input.limit}`);
}

/** Accounts of all tenants whose data was stored before a time, oldest first. Needs the system context. */
export function selectAccountsKeptSinceBefore(
  ctx: Context,
  { before, limit }: ExpiredBatch,
): Promise<{ tenantId: string; mode: Mode; id: string }[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id from accounts
    where status <> 'DISCONNECTED' and kept_since < ${before}
    order by kept_since limit ${limit}`);
}

export async function selectOpenAccounts(ctx: ModeContext, limit: number): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(sql`
    select id from accounts where ${visible(ctx)} and status <> 'DISCONNECTED' order by created_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export function isSynced(account: AccountRow): boolean {
  return account.status === 'CONNECTED' && account.monitorStatus === 'ACTIVE';
}

/** True when a code may be submitted: the account asks for one, or the last one was wrong and attempts remain. */
export function acceptsCode(account: AccountRow): boolean {
  return account.mfa !== null && (account.status === 'AWAITING_MFA' || account.status === 'ERROR');
}
