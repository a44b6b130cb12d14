import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import { userDataWindow } from '@smile/contract/retention';
import type { portalUsersApi, UserRow } from '@smile/contract/users';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { checkDateRange, type DateRange, dateInDays } from '../../platform/date-range.ts';
import { urlOfStored } from '../../platform/files/stored-url.ts';
import { type PortalAccountRow, selectAccountsOfUsers } from '../accounts/shared-queries.ts';
import { type PortalArchiveRow, selectArchivesOfUsers } from '../archives/shared-queries.ts';
import { findDatasource } from '../datasources/service/datasources.ts';
import { buildFileTypeLogoUrl } from '../datasources/service/logos.ts';
import { type PortalUserRow, selectPortalUsers } from '../users/shared-portal-queries.ts';

const rangeRule = {
  ...userDataWindow,
  windowDays: userDataWindow.maxDays,
  slackDays: 1,
  names: { start: 'queryStartDate', end: 'queryEndDate' },
};

/** @throws ApiError INVALID_PARAMETERS when the dates are outside the window or the range is not 2 to 60 days */
export async function listPortalUsers(
  ctx: ModeContext,
  query: QueryOf<typeof portalUsersApi.list>,
): Promise<List<UserRow>> {
  const page = await selectPortalUsers(ctx, {
    size: query.size,
    cursor: query.cursor,
    outcome: query.status === 'success' ? 'SUCCESS' : 'FAIL',
    userId: query.queryUserId?.trim(),
    providerId: query.queryProviderId?.trim(),
    userName: query.userName?.trim(),
    ...readRange(ctx.now(), query.queryStartDate, query.queryEndDate),
  });
  const userIds = page.items.map(({ userId }) => userId);
  const accounts = await selectAccountsOfUsers(ctx, userIds);
  const archives = await selectArchivesOfUsers(ctx, userIds);
  return { ...page, items: page.items.map((user) => toUserRow(ctx, user, { accounts, archives })) };
}

/**
 * The end defaults to today, or to the day after the start when the start is today; the start defaults to the window's
 * first day.
 */
function readRange(now: Date, start: string | undefined, end: string | undefined): DateRange {
  const today = dateInDays(now, 0);
  const afterStart = start && dateInDays(new Date(start), 1);
  const endDate = end ?? (afterStart && afterStart > today ? afterStart : today);
  const startDate = start ?? dateInDays(now, -rangeRule.windowDays);
  const maxDays = start && end ? rangeRule.maxDays : Number.POSITIVE_INFINITY;
  checkDateRange({ startDate, endDate }, { ...rangeRule, maxDays }, now);
  return { startDate, endDate };
}

interface Sources {
  accounts: PortalAccountRow[];
  archives: PortalArchiveRow[];
}

function toUserRow(ctx: ModeContext, user: PortalUserRow, { accounts, archives }: Sources): UserRow {
  return {
    userId: user.userId,
    name: user.fullName,
    isEmulated: user.isEmulated,
    fullName: user.fullName,
    headImageUrl: user.headImageUrl && urlOfStored(ctx.config, user.headImageUrl),
    createdAt: toApiTime(user.createdAt),
    updatedAt: toApiTime(user.updatedAt),
    accounts: accounts
      .filter(({ userId }) => userId === user.userId)
      .map((account) => {
        const provider = findDatasource(ctx, account.providerId);
        return {
          ...account,
          providerName: provider?.name ?? account.providerId,
          providerLogoUrl: provider?.logoUrl ?? '',
        };
      }),
    uploads: archives
      .filter(({ userId }) => userId === user.userId)
      .map((archive) => ({ ...archive, providerLogoUrl: buildFileTypeLogoUrl(ctx, archive.fileType) })),
  };
}
