import { accountsApi } from '@smile/contract/accounts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { disableMonitor } from './service/disable-monitor.ts';
import { getAccount, getAccountPayload } from './service/get-account.ts';
import { listAccounts } from './service/list-accounts.ts';
import { revokeAccount } from './service/revoke-account.ts';

export function accountRoutes(router: Router): void {
  route(router, accountsApi.list, ({ ctx, query }) => listAccounts(ctx, query));
  route(router, accountsApi.get, ({ ctx, params }) => getAccount(ctx, params.id));
  route(router, accountsApi.payload, ({ ctx, params }) => getAccountPayload(ctx, params.id));
  // The published path of this endpoint names its parameter `accountId`.
  route(router, accountsApi.disableMonitor, ({ ctx, params }) => disableMonitor(ctx, params.accountId));
  route(router, accountsApi.revoke, ({ ctx, params }) => revokeAccount(ctx, params.id));
}
