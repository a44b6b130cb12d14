import { inviteLandingApi } from '@smile/contract/invite-landing';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { invitesApi } from '@smile/contract/invites';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createInvite } from './service/create-invite.ts';
import { getInvite } from './service/invites.ts';
import { listInviteLogs, listInvites } from './service/list-invites.ts';
import { openInvite, openMail } from './service/open-invite.ts';
import { stopReminders } from './service/reminders.ts';
import {
  createInviteTemplate,
  getInviteTemplate,
  removeInviteTemplate,
  updateInviteTemplate,
} from './service/templates.ts';
import { selectInviteTemplates } from './template-queries.ts';

export function inviteRoutes(router: Router): void {
  route(router, invitesApi.list, ({ ctx, query }) => listInvites(ctx, query));
  route(router, invitesApi.create, ({ ctx, body }) => createInvite(ctx, body));
  route(router, invitesApi.get, ({ ctx, params }) => getInvite(ctx, params.id));
  route(router, invitesApi.listLogs, ({ ctx, params, query }) => listInviteLogs(ctx, params.inviteId, query));
}

/** Routes for the landing page of an invite. */
export function inviteLandingRoutes(router: Router): void {
  route(router, inviteLandingApi.open, ({ ctx, params, body }) => openInvite(ctx, { ...params, ...body }));
  route(router, inviteLandingApi.stopReminders, ({ ctx, params, body }) => stopReminders(ctx, { ...params, ...body }));
}

/** Tracking pixel of invite mails. */
export function inviteMailRoutes(router: Router): void {
  route(router, inviteLandingApi.readMail, ({ ctx, params, query }) => openMail(ctx, params.id, query.token));
}

export function inviteTemplateRoutes(router: Router): void {
  route(router, inviteTemplatesApi.list, ({ ctx, query }) => selectInviteTemplates(ctx, query));
  route(router, inviteTemplatesApi.create, ({ ctx, body }) => createInviteTemplate(ctx, body));
  route(router, inviteTemplatesApi.get, ({ ctx, params }) => getInviteTemplate(ctx, params.id));
  route(router, inviteTemplatesApi.update, ({ ctx, params, body }) => updateInviteTemplate(ctx, params.id, body));
  route(router, inviteTemplatesApi.remove, ({ ctx, params }) => removeInviteTemplate(ctx, params.id));
}
