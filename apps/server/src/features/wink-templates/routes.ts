import { winkTemplatesApi } from '@smile/contract/wink-templates';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectTemplates } from './queries.ts';
import { createTemplate } from './service/create-template.ts';
import { type FindUses, removeTemplate } from './service/remove-template.ts';
import { getTemplate } from './service/templates.ts';
import { updateTemplate } from './service/update-template.ts';

/** `findUses` protects templates that are in use. */
export function winkTemplateRoutes(router: Router, findUses: FindUses): void {
  route(router, winkTemplatesApi.list, ({ ctx, query }) => selectTemplates(inMode(ctx, query.mode), query));
  route(router, winkTemplatesApi.get, ({ ctx, params, query }) => getTemplate(inMode(ctx, query.mode), params.id));
  route(router, winkTemplatesApi.create, ({ ctx, query, body }) => createTemplate(inMode(ctx, query.mode), body));
  route(router, winkTemplatesApi.update, ({ ctx, params, query, body }) =>
    updateTemplate(inMode(ctx, query.mode), params.id, body),
  );
  route(router, winkTemplatesApi.remove, ({ ctx, params, query }) =>
    removeTemplate(inMode(ctx, query.mode), params.id, findUses),
  );
}
