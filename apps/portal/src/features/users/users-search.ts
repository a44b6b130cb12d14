/** URL state of the list; `user`, and `account` or `fileType`, are open in the drawer. */
export interface UsersSearch {
  tab?: UsersTab | undefined;
  userName?: string | undefined;
  providerId?: string | undefined;
  userId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  user?: string | undefined;
  account?: string | undefined;
  fileType?: string | undefined;
  /** Shows only this invite. */
  invite?: string | undefined;
}

export interface UserDetailsSearch {
  userId?: string | undefined;
  accountId?: string | undefined;
  fileType?: string | undefined;
}

export type UserOutcome = 'success' | 'fail';
export type UsersTab = UserOutcome | 'invite';

const maxLength = 200;

export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  return {
    tab: search.tab === 'fail' || search.tab === 'invite' ? search.tab : undefined,
    userName: readText(search.userName),
    providerId: readText(search.providerId),
    userId: readText(search.userId),
    startDate: readText(search.startDate),
    endDate: readText(search.endDate),
    user: readText(search.user),
    account: readText(search.account),
    fileType: readText(search.fileType),
    invite: readText(search.invite),
  };
}

export function readUserDetailsSearch(search: Record<string, unknown>): UserDetailsSearch {
  return {
    userId: readText(search.userId),
    accountId: readText(search.accountId),
    fileType: readText(search.fileType),
  };
}

/** A URL value as text, because the router parses digits as a number. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return String(value).trim().slice(0, maxLength) || undefined;
}
