import { formsApi } from '@smile/contract/forms';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectForms } from './queries.ts';
import { getForm } from './service.ts';

export function formRoutes(router: Router): void {
  route(router, formsApi.list, ({ ctx, query }) => selectForms(ctx, query));
  route(router, formsApi.get, ({ ctx, params }) => getForm(ctx, params.id));
}
