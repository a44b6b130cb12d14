import { usageApi } from '@smile/contract/usage';
import { inMode, onReplica } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { listAllowances } from './service/list-allowances.ts';
import { summarizeUsage } from './service/summarize-usage.ts';
import { listAccountUsage } from './service/usage-counts.ts';

export function usageRoutes(router: Router): void {
  route(router, usageApi.summary, async ({ ctx, query }) => summarizeUsage(await onReplica(inMode(ctx, query.mode))));
  route(router, usageApi.allowances, ({ ctx, query }) => listAllowances(inMode(ctx, query.mode)));
  route(router, usageApi.accounts, async ({ ctx, query }) =>
    listAccountUsage(await onReplica(inMode(ctx, query.mode)), query),
  );
}
