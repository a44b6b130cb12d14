import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import type { DatapointItems, StoredDatapoint } from './datapoint-kinds.ts';
import { columns, toItem, type UserDataFilter, type UserDataRow } from './queries.ts';
import { deleteSourceRows, isShown } from './staging-queries.ts';

/** The user's phone numbers and email addresses, from all sources. */
export async function selectContacts(
  ctx: ModeContext,
  userId: string,
): Promise<{ phones: string[]; emailAddresses: string[] }> {
  const rows = await ctx.db.query<{ payload: DatapointItems['IDENTITIES'] }>(sql`
    select payload from user_data
    where tenant_id = ${ctx.tenantId} and user_id = ${userId} and mode = ${ctx.mode} and datapoint = 'IDENTITIES'
      and ${isShown(ctx)}`);
  return {
    phones: rows.flatMap(({ payload }) => payload.phones.flatMap(({ number }) => number ?? [])),
    emailAddresses: rows.flatMap(({ payload }) => payload.emails.flatMap(({ address }) => address ?? [])),
  };
}

export async function selectUserData<D extends StoredDatapoint>(
  ctx: ModeContext,
  datapoint: D,
  filter: UserDataFilter,
): Promise<List<DatapointItems[D]>> {
  const rows = await ctx.db.query<UserDataRow>(sql`
    select ${columns} from user_data
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and datapoint = ${datapoint} and ${isShown(ctx)}
      ${filter.userId ? sql`and user_id = ${filter.userId}` : empty}
      ${filter.sourceId ? sql`and source_id = ${filter.sourceId}` : empty}
      ${filter.accountId ? sql`and source_id = ${filter.accountId} and source_type = 'ACCOUNT'` : empty}
      ${filter.startDate ? sql`and effective_date >= ${filter.startDate}::date` : empty}
      ${filter.endDate ? sql`and effective_date <= ${filter.endDate}::date` : empty}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, (row) => toItem(ctx, datapoint, row));
}

/** Call after a revocation; deletes all data of the source. */
export function deleteSourceData(tx: ModeContext, sourceId: string): Promise<void> {
  return deleteSourceRows(tx, sourceId, null);
}

/** Account or archive of a data item. */
export function findItemSource(ctx: ModeContext, id: string): Promise<{ id: string; type: string; userId: string }[]> {
  return ctx.db.query(sql`
    select source_id as id, source_type as type, user_id as "userId" from user_data
    where tenant_id = ${ctx.tenantId} and id = ${id} and mode = ${ctx.mode} and ${isShown(ctx)}`);
}

/** Called when the end user or the tenant has revoked the account. */
export async function deleteAccountLink(tx: ModeContext, accountId: string): Promise<void> {
  await tx.db.query(sql`
    delete from account_links
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and account_id = ${accountId}`);
}
