import { type ManagedSession, type ResumedSession, resumeSeconds } from '@smile/contract/hosted-sites';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { issueLinkToken } from '../../users/service/link-tokens.ts';
import { readManageKey } from '../manage-key.ts';
import { type FoundSession, selectSessionByKey } from '../queries.ts';
import { resumeHashOf } from '../resume-key.ts';
import { selectFlow, selectSiteVersion } from '../site-queries.ts';
import { describeLooks, describeSite, widgetTemplateOf } from './hosted-site.ts';

const keysPerAddress = { max: 60, windowSeconds: 60 };

/**
 * Takes a session up again on the version it began with, also where the site is no longer published. Takes the
 * system's context. @throws ApiError MISSING_RESOURCE; LINK_EXPIRED after a day; REQUEST_LIMIT_EXCEEDED
 */
export async function resumeSession(ctx: Context, siteId: string, resumeKey: string): Promise<ResumedSession> {
  await throttle(ctx, { action: 'site-resume', subject: `${siteId} ${ctx.ip}`, ...keysPerAddress });
  const session = await selectSessionByKey(ctx, siteId, { resumeHash: resumeHashOf(ctx, resumeKey) });
  if (!session) throw missing();
  if (addSeconds(session.createdAt, resumeSeconds) <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  const tenant = contextOf(ctx, session);
  const site = await selectSiteVersion(tenant, siteId, session.version);
  if (!site) throw missing();
  const forms = await selectFormsOfSession(tenant, session.id);
  const { id: sessionId, userId, status, urlParams, path, ordinal } = session;
  const { accessToken: token, expiresAt } = await issueLinkToken(tenant, userId);
  return {
    sessionId,
    userId,
    token,
    expiresAt,
    site: await describeSite(tenant, site),
    status,
    urlParams,
    path,
    forms: Object.fromEntries(forms.map(({ reference, data }) => [reference, data])),
    ordinal,
  };
}

/**
 * A token for whoever has the link of a session, which works as long as the session is kept: also when the site is
 * gone, because what was shared can always be taken back. Takes the system's context.
 * @throws ApiError MISSING_RESOURCE; REQUEST_LIMIT_EXCEEDED
 */
export async function manageSession(ctx: Context, siteId: string, manageKey: string): Promise<ManagedSession> {
  await throttle(ctx, { action: 'site-manage', subject: `${siteId} ${ctx.ip}`, ...keysPerAddress });
  const id = readManageKey(ctx, manageKey);
  const session = id && (await selectSessionByKey(ctx, siteId, { id }));
  if (!session) throw missing();
  const tenant = contextOf(ctx, session);
  const flow = await selectFlow(tenant, siteId, session.version);
  const { templateColor, ...company } = await describeLooks(tenant, flow);
  return {
    token: (await issueLinkToken(tenant, session.userId)).accessToken,
    ...company,
    themeColor: flow?.themeColor ?? templateColor,
    winkTemplateId: widgetTemplateOf(flow),
  };
}

function contextOf(ctx: Context, { tenantId, mode }: FoundSession): ModeContext {
  return modeContext(tenantContext(ctx, tenantId), mode);
}
