import type { ManagedSession } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import { issueLinkToken } from '../../users/service/link-tokens.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { hasSources, selectSessionByKey } from '../shared-queries.ts';
import { contextOf, widgetTemplateOf } from '../visit.ts';
import { readManageKey } from '../visit-keys.ts';
import { describeBranding } from './describe-site.ts';
import { attemptsPerNetwork } from './resume-session.ts';

/**
 * Exchanges the key in a session's link for a token. Works while data of the visit is stored, even after the site was
 * deleted, since people can always revoke; such a token cannot share new data. Needs the system context.
 * @throws ApiError MISSING_RESOURCE; REQUEST_LIMIT_EXCEEDED
 */
export async function manageSession(ctx: Context, siteId: string, manageKey: string): Promise<ManagedSession> {
  await throttle(ctx, { action: 'site-manage', subject: siteId, byNetwork: true, ...attemptsPerNetwork });
  const id = readManageKey(ctx, manageKey);
  const session = id && (await selectSessionByKey(ctx, siteId, { id }));
  if (!session) throw missing();
  const tenant = contextOf(ctx, session);
  await refuseSuspendedTenant(tenant);
  if (session.isExpired && !(await hasSources(tenant, session.userId))) throw missing();
  const flow = await selectFlow(tenant, siteId, session.version);
  const { templateColor, ...company } = await describeBranding(tenant, flow);
  return {
    token: (await issueLinkToken(tenant, session.userId, { siteSessionId: session.id, scope: 'manage' })).accessToken,
    ...company,
    themeColor: flow?.themeColor ?? templateColor,
    winkTemplateId: widgetTemplateOf(flow),
  };
}
