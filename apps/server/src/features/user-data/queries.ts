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
  /** Its place in the order in which the source listed the data point. */
  ordinal: number;
}

/** The embedded database works on the event loop: a statement over so many rows takes a few milliseconds. */
const rowsPerStatement = 50;
const rowsPerPage = 500;

/** All items of a source, each data point in the order in which the source listed it. */
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

/** Plain comparisons: those of a language take ten times as long, which 40,000 items make felt. */
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
 * By the index of sources: on a database without statistics the planner takes the mode to tell as much as the source, and
 * would go through all rows of a tenant.
 */
function isOfSource(ctx: ModeContext, sourceId: string): Sql {
  return sql`tenant_id = ${ctx.tenantId} and source_id = ${sourceId} and coalesce(mode = ${ctx.mode}, false)
    and ${isShown(ctx)}`;
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

/** In small statements, of which the last is not waited for. Items of a reading are hidden until it is shown. */
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
      from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as item`;
    if (start + rowsPerStatement < items.length) await tx.db.query(insertion);
    else await tx.db.send(insertion);
  });
}

/** Gives stored items their new payload, day and place in the source's order; their ids and creation stay. */
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

/** The first items of each data point of each source, as its list shows them, and one more where there are more. */
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
