import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectInviteTemplates } from './queries.ts';
import { createInviteTemplate, getInviteTemplate, removeInviteTemplate, updateInviteTemplate } from './service.ts';

export function inviteTemplateRoutes(router: Router): void {
  route(router, inviteTemplatesApi.list, ({ ctx, query }) => selectInviteTemplates(ctx, query));
  route(router, inviteTemplatesApi.create, ({ ctx, body }) => createInviteTemplate(ctx, body));
  route(router, inviteTemplatesApi.get, ({ ctx, params }) => getInviteTemplate(ctx, params.id));
  route(router, inviteTemplatesApi.update, ({ ctx, params, body }) => updateInviteTemplate(ctx, params.id, body));
  route(router, inviteTemplatesApi.remove, ({ ctx, params }) => removeInviteTemplate(ctx, params.id));
}
