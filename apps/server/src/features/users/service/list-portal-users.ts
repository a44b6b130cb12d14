import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import { type portalUsersApi, type UserRow, userDataWindow } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';
import { buildFileTypeLogoUrl, findDatasource } from '../../datasources/service.ts';
import {
  type PortalAccountRow,
  type PortalArchiveRow,
  type PortalUserRow,
  selectAccountsOfUsers,
  selectArchivesOfUsers,
  selectPortalUsers,
} from '../portal-queries.ts';

const dayMs = 86_400_000;
/** The calendar of whoever chooses the dates may be a day away from UTC's. */
const calendarSlackDays = 1;

/** @throws ApiError INVALID_PARAMETERS when the dates leave the window or make no range of 2 to 60 days */
export async function listPortalUsers(
  ctx: ModeContext,
  query: QueryOf<typeof portalUsersApi.list>,
): Promise<List<UserRow>> {
  const page = await selectPortalUsers(ctx, {
    size: query.size,
    cursor: query.cursor,
    outcome: query.status === 'success' ? 'SUCCESS' : 'FAIL',
    userId: query.queryUserId,
    providerId: query.queryProviderId,
    userName: query.userName?.trim(),
    ...readRange(ctx.now(), query.queryStartDate, query.queryEndDate),
  });
  const userIds = page.items.map(({ userId }) => userId);
  const accounts = await selectAccountsOfUsers(ctx, userIds);
  const archives = await selectArchivesOfUsers(ctx, userIds);
  return { ...page, items: page.items.map((user) => toUserRow(ctx, user, { accounts, archives })) };
}

function readRange(
  now: Date,
  startDate: string | undefined,
  endDate: string | undefined,
): { startDate: string; endDate: string } {
  const { maxDays, minDays } = userDataWindow;
  const today = toDay(now.getTime());
  const end = endDate ? Date.parse(endDate) : Math.max(today, startDate ? Date.parse(startDate) + dayMs : 0);
  const start = startDate ? Date.parse(startDate) : today - maxDays * dayMs;
  const days = (end - start) / dayMs + 1;
  if (start > end) throw invalid('queryStartDate cannot be later than queryEndDate.');
  if (end > today + calendarSlackDays * dayMs) throw invalid('queryEndDate cannot be in the future.');
  if (start < today - (maxDays + calendarSlackDays) * dayMs)
    throw invalid(`queryStartDate cannot be more than ${maxDays} days ago.`);
  const isTooLong = startDate !== undefined && endDate !== undefined && days > maxDays;
  if (days < minDays || isTooLong) throw invalid(`The dates must span ${minDays} to ${maxDays} days.`);
  return { startDate: toIsoDay(start), endDate: toIsoDay(end) };
}

function toDay(ms: number): number {
  return Math.floor(ms / dayMs) * dayMs;
}

function toIsoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

interface Sources {
  accounts: PortalAccountRow[];
  archives: PortalArchiveRow[];
}

function toUserRow(ctx: ModeContext, user: PortalUserRow, { accounts, archives }: Sources): UserRow {
  return {
    userId: user.userId,
    name: user.fullName,
    fullName: user.fullName,
    headImageUrl: user.headImageUrl,
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
