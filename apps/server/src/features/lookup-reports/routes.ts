import { lookupReportsApi } from '@smile/contract/lookup-reports';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { writeLookupReport } from './service.ts';

export function lookupReportRoutes(router: Router): void {
  route(router, lookupReportsApi.get, ({ ctx, params, query }) =>
    writeLookupReport(inMode(ctx, query.mode), params.kind, params.id),
  );
}
