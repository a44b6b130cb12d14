import type { SourceType } from '@smile/contract/events';
import type { SourceMetadata } from '@smile/contract/user-data';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { sortInSlices } from '../../platform/slices/sort-in-slices.ts';
import { type DatapointItems, type StoredDatapoint, storedDatapoints } from './datapoint-kinds.ts';
import { isShown } from './staging-queries.ts';
import { withOwnUrls } from './with-own-urls.ts';

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

export function toItem<D extends StoredDatapoint>(ctx: ModeContext, datapoint: D, row: UserDataRow): DatapointItems[D] {
  const metadata: SourceMetadata = {
    itemCreatedAt: toApiTime(row.createdAt),
    createdAt: toApiTime(row.sourceCreatedAt),
    accountId: row.sourceType === 'ACCOUNT' ? row.sourceId : null,
    sourceId: row.sourceId,
    sourceType: row.sourceType,
    userId: row.userId,
    providerId: row.providerId,
  };
  return { ...withOwnUrls(ctx, datapoint, row.payload), metadata } as DatapointItems[D];
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
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and datapoint = ${datapoint} and id = ${id}
      and ${isShown(ctx)}`);
  return rows[0] ? toItem(ctx, datapoint, rows[0]) : null;
}

export interface SourceItem {
  datapoint: StoredDatapoint;
  payload: { id: string };
}

export interface StoredItem extends SourceItem {
  /** Position in the source's list. */
  ordinal: number;
}

/** The embedded database runs on the event loop; a statement over this many rows takes a few milliseconds. */
const rowsPerStatement = 50;
const rowsPerPage = 500;

/** All items of a source, in the source's order within each data point. */
export async function selectSourceData(ctx: ModeContext, sourceId: string): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (let last: SourcePageRow | undefined; ; ) {
    const rows = await selectSourcePage(ctx, sourceId, last);
    items.push(...rows.map(({ datapoint, payload, ordinal }) => ({ datapoint, payload, ordinal })));
    if (rows.length < rowsPerPage) break;
    last = rows.at(-1);
  }
  return sortInSlices(items, inSourceOrder);
}

/** Avoids `localeCompare`, which is ten times slower and noticeable with 40,000 items. */
function inSourceOrder(one: StoredItem, other: StoredItem): number {
  if (one.datapoint === other.datapoint) return one.ordinal - other.ordinal;
  return one.datapoint < other.datapoint ? -1 : 1;
}

interface SourcePageRow extends StoredItem {
  createdAt: Date;
}

function selectSourcePage(
  ctx: ModeContext,
  sourceId: string,
  last: SourcePageRow | undefined,
): Promise<SourcePageRow[]> {
  const after = last
    ? sql`and (datapoint, created_at, id) > (${last.datapoint}, ${last.createdAt}::timestamptz, ${last.payload.id})`
    : empty;
  return ctx.db.query(sql`
    select datapoint, payload, ordinal, created_at as "createdAt" from user_data
    where ${isOfSource(ctx, sourceId)} ${after}
    order by datapoint, created_at, id limit ${rowsPerPage}`);
}

/**
 * `coalesce` makes the planner use the index on sources: without statistics it considers the mode as selective as the
 * source, and scans all rows of the tenant.
 */
function isOfSource(ctx: ModeContext, sourceId: string): Sql {
  return sql`tenant_id = ${ctx.tenantId} and source_id = ${sourceId} and coalesce(mode = ${ctx.mode}, false)
    and ${isShown(ctx)}`;
}

/** Like `selectSourceData`, for one data point. */
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

/** Number of stored items for each of a user's sources, by source id. */
export function selectItemCounts(ctx: ModeContext, userId: string): Promise<{ sourceId: string; count: number }[]> {
  return ctx.db.query(sql`
    select source_id as "sourceId", count(*) as count from user_data
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId} and ${isShown(ctx)}
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

/**
 * Inserts in small statements and does not wait for the last one. Items with a reading id stay hidden until
 * `showReading`.
 */
export async function insertUserData(
  tx: ModeContext,
  source: UserDataSource,
  items: NewUserData[],
  readingId: string | null = null,
): Promise<void> {
  await inBatches(items, rowsPerStatement, async (batch, start) => {
    const insertion = sql`
      insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
        source_created_at, effective_date, ordinal, payload, created_at, reading_id)
      select ${tx.tenantId}, ${tx.mode}, item->>'datapoint', item->'payload'->>'id', ${source.userId},
        ${source.sourceId}, ${source.sourceType}, ${source.providerId}, ${source.createdAt}::timestamptz,
        (item->>'effectiveDate')::date, (item->>'ordinal')::integer, item->'payload', (item->>'createdAt')::timestamptz,
        ${readingId}::text
      from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as item where smile_owns(${tx.tenantId})`;
    if (start + rowsPerStatement < items.length) await tx.db.query(insertion);
    else await tx.db.send(insertion);
  });
}

/** Updates payload, day and position of stored items; keeps their ids and creation times. */
export async function updateUserData(
  tx: ModeContext,
  sourceId: string,
  items: Pick<NewUserData, 'payload' | 'effectiveDate' | 'ordinal'>[],
): Promise<void> {
  await inBatches(items, rowsPerStatement, async (batch) => {
    await tx.db.query(sql`
      update user_data set payload = item.payload, effective_date = item."effectiveDate", ordinal = item.ordinal
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as item (payload jsonb, "effectiveDate" date, ordinal integer)
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and source_id = ${sourceId}
        and id = item.payload->>'id'`);
  });
}

/** First items of each data point of each source, in list order, plus one to show that there are more. */
export function selectFirstItems(
  ctx: ModeContext,
  sourceIds: readonly string[],
  limit: number,
): Promise<(SourceItem & { sourceId: string; createdAt: Date })[]> {
  return ctx.db.query(sql`
    select source.id as "sourceId", kind.datapoint, item.payload, item.created_at as "createdAt"
    from unnest(${sourceIds}::text[]) as source (id)
      cross join unnest(${storedDatapoints}::text[]) as kind (datapoint)
      cross join lateral (
        select id, payload, created_at from user_data
        where tenant_id = ${ctx.tenantId} and source_id = source.id and datapoint = kind.datapoint
          and coalesce(mode = ${ctx.mode}, false) and ${isShown(ctx)}
        order by created_at desc, id desc limit ${limit + 1}
      ) as item
    order by source.id, kind.datapoint, item.created_at desc, item.id desc`);
}
