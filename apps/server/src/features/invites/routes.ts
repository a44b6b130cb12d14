import { inviteLandingApi } from '@smile/contract/invite-landing';
import { invitesApi } from '@smile/contract/invites';
import type { FastifyInstance } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { type Router, route } from '../../platform/http/router.ts';
import { createInvite } from './service/create-invite.ts';
import { openInvite, openMail } from './service/open-invite.ts';
import { getInvite, listInviteLogs, listInvites } from './service/read-invites.ts';

export function inviteRoutes(router: Router): void {
  route(router, invitesApi.list, ({ ctx, query }) => listInvites(ctx, query));
  route(router, invitesApi.create, ({ ctx, body }) => createInvite(ctx, body));
  route(router, invitesApi.get, ({ ctx, params }) => getInvite(ctx, params.id));
  route(router, invitesApi.listLogs, ({ ctx, params, query }) => listInviteLogs(ctx, params.inviteId, query));
}

/** What the page behind the link of an invite calls. */
export function inviteLandingRoutes(router: Router): void {
  route(router, inviteLandingApi.open, ({ ctx, params, body }) => openInvite(ctx, { ...params, ...body }));
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture in the mail of an invite; it looks the same whatever the link is worth. */
export function inviteMailRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/invite-user/:id/opened.gif',
    async (request, reply) => {
      const { id } = request.params;
      const { token } = request.query;
      if (typeof token === 'string') await openMail(systemContext(deps), { id, token });
      return reply.header('cache-control', 'no-store').type('image/gif').send(pixel);
    },
  );
}
