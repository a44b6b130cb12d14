import type { UserHoldings } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../../accounts/shared-queries.ts';
import { listArchivesOfUser } from '../../archives/service/list-archives.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { countFormsOfUser } from '../../forms/shared-queries.ts';
import { isInvited } from '../../invites/service/invites.ts';
import { countUserData } from '../../user-data/service/user-data.ts';
import { getUser } from '../../users/service/users.ts';

/** Counts what erasing the user would delete. @throws ApiError MISSING_RESOURCE */
export async function getUserHoldings(ctx: ModeContext, userId: string): Promise<UserHoldings> {
  await getUser(ctx, userId);
  const accounts = await selectAccountsOfUser(ctx, userId);
  const itemCounts = await countUserData(ctx, userId);
  const archives = await listArchivesOfUser(ctx, userId);
  return {
    accounts: accounts.map(({ id, providerId }) => ({
      accountId: id,
      providerId,
      providerName: findDatasource(ctx, providerId)?.name ?? providerId,
      itemCount: itemCounts.get(id) ?? 0,
    })),
    archives: archives.map(({ id, type, rawFiles }) => ({ archiveId: id, fileType: type, fileCount: rawFiles.length })),
    formCount: await countFormsOfUser(ctx, userId),
    isInvited: await isInvited(ctx, userId),
  };
}
