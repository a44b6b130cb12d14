import { formsApi } from '@smile/contract/forms';
import { type Router, route } from '../../platform/http/router.ts';
import { getForm, listForms } from './service.ts';

export function formRoutes(router: Router): void {
  route(router, formsApi.list, ({ ctx, query }) => listForms(ctx, query));
  route(router, formsApi.get, ({ ctx, params }) => getForm(ctx, params.id));
}
