import type { ManagedSession } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { issueLinkToken } from '../../users/service/link-tokens.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { contextOf } from '../session-context.ts';
import { hasSources, selectSessionByKey } from '../shared-queries.ts';
import { readManageKey } from '../visit-keys.ts';
import { widgetTemplateOf } from '../widget-template-of.ts';
import { describeLooks } from './describe-site.ts';
import { keysPerAddress } from './resume-session.ts';

/**
 * A token for whoever has the link of a session, which works as long as anything of the visit is kept: also when the
 * site is gone, because what was shared can always be taken back; nothing new is shared then. Takes the system's
 * context. @throws ApiError MISSING_RESOURCE; REQUEST_LIMIT_EXCEEDED
 */
export async function manageSession(ctx: Context, siteId: string, manageKey: string): Promise<ManagedSession> {
  await throttle(ctx, { action: 'site-manage', subject: siteId, byNetwork: true, ...keysPerAddress });
  const id = readManageKey(ctx, manageKey);
  const session = id && (await selectSessionByKey(ctx, siteId, { id }));
  if (!session) throw missing();
  const tenant = contextOf(ctx, session);
  if (session.isExpired && !(await hasSources(tenant, session.userId))) throw missing();
  const flow = await selectFlow(tenant, siteId, session.version);
  const { templateColor, ...company } = await describeLooks(tenant, flow);
  return {
    token: (await issueLinkToken(tenant, session.userId, { siteSessionId: session.id, scope: 'manage' })).accessToken,
    ...company,
    themeColor: flow?.themeColor ?? templateColor,
    winkTemplateId: widgetTemplateOf(flow),
  };
}
