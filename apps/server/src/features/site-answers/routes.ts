import { siteAnswersApi } from '@smile/contract/site-answers';
import { inMode, onReplica } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { exportAnswers } from './service/export-answers.ts';
import { getResponse } from './service/get-response.ts';
import { getStatistics } from './service/get-statistics.ts';
import { listAnswers } from './service/list-answers.ts';

export function siteAnswerRoutes(router: Router): void {
  route(router, siteAnswersApi.list, async ({ ctx, params, query }) =>
    listAnswers(await onReplica(inMode(ctx, query.mode)), params.id, query),
  );
  route(router, siteAnswersApi.get, ({ ctx, params, query }) => getResponse(inMode(ctx, query.mode), params.id));
  route(router, siteAnswersApi.getStatistics, async ({ ctx, params, query }) =>
    getStatistics(await onReplica(inMode(ctx, query.mode)), params.id, query),
  );
  route(router, siteAnswersApi.export, ({ ctx, params, query }) =>
    exportAnswers(inMode(ctx, query.mode), params.id, query),
  );
}
