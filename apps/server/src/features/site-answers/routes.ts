import { siteAnswersApi } from '@smile/contract/site-answers';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { exportAnswers } from './service/export-answers.ts';
import { getResponse } from './service/get-response.ts';
import { getStatistics } from './service/get-statistics.ts';
import { listAnswers } from './service/list-answers.ts';

export function siteAnswerRoutes(router: Router): void {
  route(router, siteAnswersApi.list, ({ ctx, params, query }) =>
    listAnswers(inMode(ctx, query.mode), params.id, query),
  );
  route(router, siteAnswersApi.get, ({ ctx, params, query }) => getResponse(inMode(ctx, query.mode), params.id));
  route(router, siteAnswersApi.getStatistics, ({ ctx, params, query }) =>
    getStatistics(inMode(ctx, query.mode), params.id, query),
  );
  route(router, siteAnswersApi.export, ({ ctx, params, query }) =>
    exportAnswers(inMode(ctx, query.mode), params.id, query),
  );
}
