import { lookupReport } from '@smile/contract/lookup-reports';
import { inMode } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';
import { describeIssues } from '../../platform/http/describe-issues.ts';
import type { Router } from '../../platform/http/router.ts';
import { writeLookupReport } from './service.ts';

export function lookupReportRoutes(router: Router): void {
  router.app.get(lookupReport.path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    const ctx = await router.authenticate('developer', request);
    const params = lookupReport.params.safeParse(request.params);
    if (!params.success) throw invalid(describeIssues(params.error));
    const query = lookupReport.query.safeParse(request.query);
    if (!query.success) throw invalid(describeIssues(query.error));
    const { kind, id } = params.data;
    const file = await writeLookupReport(inMode(ctx, query.data.mode), kind, id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${id}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}
