import { consentTemplatesApi } from '@smile/contract/consent-templates';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectConsentTemplates } from './queries.ts';
import { createConsentTemplate, removeConsentTemplate } from './service.ts';

export function consentTemplateRoutes(router: Router): void {
  route(router, consentTemplatesApi.create, ({ ctx, body }) => createConsentTemplate(ctx, body));
  route(router, consentTemplatesApi.list, ({ ctx, query }) => selectConsentTemplates(ctx, query));
  route(router, consentTemplatesApi.remove, ({ ctx, params }) => removeConsentTemplate(ctx, params.id));
}
