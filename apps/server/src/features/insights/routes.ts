import { insightsApi, portalInsightsApi } from '@smile/contract/insights';
import { inMode, onReplica } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getUserDataItem } from '../user-data/service/get-user-data-item.ts';
import { selectUserData } from '../user-data/shared-queries.ts';
import { summarizeInsight } from './service/summarize-insight.ts';

export function insightRoutes(router: Router): void {
  route(router, insightsApi.list, ({ ctx, query }) => selectUserData(ctx, 'INSIGHTS', query));
  route(router, insightsApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'INSIGHTS', params.id));
}

export function portalInsightRoutes(router: Router): void {
  route(router, portalInsightsApi.summary, async ({ ctx, query }) =>
    summarizeInsight(await onReplica(inMode(ctx, query.mode)), query.accountId),
  );
}
