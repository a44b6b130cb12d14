import type { SourceType } from '@smile/contract/events';
import type { SourceMetadata } from '@smile/contract/user-data';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import type { DatapointItems, StoredDatapoint } from './datapoint-kinds.ts';

export interface UserDataRow {
  id: string;
  userId: string;
  sourceId: string;
  sourceType: SourceType;
  providerId: string;
  sourceCreatedAt: Date;
  payload: { id: string };
  createdAt: Date;
}

export const columns = sql`
  id, user_id as "userId", source_id as "sourceId", source_type as "sourceType", provider_id as "providerId",
  source_created_at as "sourceCreatedAt", payload, created_at as "createdAt"`;

export function toItem<D extends StoredDatapoint>(row: UserDataRow): DatapointItems[D] {
  const metadata: SourceMetadata = {
    itemCreatedAt: toApiTime(row.createdAt),
    createdAt: toApiTime(row.sourceCreatedAt),
    accountId: row.sourceType === 'ACCOUNT' ? row.sourceId : null,
    sourceId: row.sourceId,
    sourceType: row.sourceType,
    userId: row.userId,
    providerId: row.providerId,
  };
  return { ...row.payload, metadata } as DatapointItems[D];
}

export interface UserDataFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  sourceId?: string | undefined;
  accountId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectUserDataItem<D extends StoredDatapoint>(
  ctx: ModeContext,
  datapoint: D,
  id: string,
): Promise<DatapointItems[D] | null> {
  const rows = await ctx.db.query<UserDataRow>(sql`
    select ${columns} from user_data
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and datapoint = ${datapoint} and id = ${id}`);
  return rows[0] ? toItem<D>(rows[0]) : null;
}

export interface SourceItem {
  datapoint: StoredDatapoint;
  payload: { id: string };
}

/** All items of a source, each data point in the order in which the source listed it. */
export function selectSourceData(ctx: ModeContext, sourceId: string): Promise<SourceItem[]> {
  return ctx.db.query(sql`
    select datapoint, payload from user_data
    where ${isOfSource(ctx, sourceId)}
    order by datapoint, ordinal`);
}

/**
 * By the index of sources: on a database without statistics the planner takes the mode to tell as much as the source, and
 * would go through all rows of a tenant.
 */
export function isOfSource(ctx: ModeContext, sourceId: string): Sql {
  return sql`tenant_id = ${ctx.tenantId} and source_id = ${sourceId} and coalesce(mode = ${ctx.mode}, false)`;
}

/** As `selectSourceData`, of one data point. */
export function selectSourceItems(
  ctx: ModeContext,
  sourceId: string,
  datapoint: StoredDatapoint,
): Promise<SourceItem[]> {
  return ctx.db.query(sql`
    select datapoint, payload from user_data
    where ${isOfSource(ctx, sourceId)} and datapoint = ${datapoint}
    order by ordinal`);
}

/** How many items are stored of each of a user's sources, by source id. */
export function selectItemCounts(ctx: ModeContext, userId: string): Promise<{ sourceId: string; count: number }[]> {
  return ctx.db.query(sql`
    select source_id as "sourceId", count(*) as count from user_data
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId}
    group by source_id`);
}

export interface UserDataSource {
  userId: string;
  sourceId: string;
  sourceType: SourceType;
  providerId: string;
  createdAt: Date;
}

export interface NewUserData extends SourceItem {
  effectiveDate: string | null;
  ordinal: number;
  createdAt: Date;
}

export async function insertUserData(tx: ModeContext, source: UserDataSource, items: NewUserData[]): Promise<void> {
  await tx.db.send(sql`
    insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
      source_created_at, effective_date, ordinal, payload, created_at)
    select ${tx.tenantId}, ${tx.mode}, item->>'datapoint', item->'payload'->>'id', ${source.userId},
      ${source.sourceId}, ${source.sourceType}, ${source.providerId}, ${source.createdAt}::timestamptz,
      (item->>'effectiveDate')::date, (item->>'ordinal')::integer, item->'payload', (item->>'createdAt')::timestamptz
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) as item`);
}

/** Gives stored items their new payload, day and place in the source's order; their ids and creation stay. */
export async function updateUserData(
  tx: ModeContext,
  sourceId: string,
  items: Pick<NewUserData, 'payload' | 'effectiveDate' | 'ordinal'>[],
): Promise<void> {
  await tx.db.send(sql`
    update user_data set payload = item->'payload', effective_date = (item->>'effectiveDate')::date,
      ordinal = (item->>'ordinal')::integer
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) as item
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and source_id = ${sourceId}
      and id = item->'payload'->>'id'`);
}

/** The first items of each data point of each source, as its list shows them, and one more where there are more. */
export function selectFirstItems(
  ctx: ModeContext,
  sourceIds: readonly string[],
  limit: number,
): Promise<(SourceItem & { sourceId: string; createdAt: Date })[]> {
  return ctx.db.query(sql`
    select source_id as "sourceId", datapoint, payload, created_at as "createdAt"
    from (
      select source_id, datapoint, payload, created_at,
        row_number() over (partition by source_id, datapoint order by created_at desc, id desc) as place
      from user_data
      where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and source_id = any(${sourceIds})
    ) placed
    where place <= ${limit + 1}
    order by source_id, datapoint, place`);
}
