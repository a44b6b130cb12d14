import { type ResumedSession, resumeSeconds } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import { issueLinkToken } from '../../users/service/link-tokens.ts';
import { selectSiteVersion } from '../../wink-sites/shared-visit-queries.ts';
import { selectSessionByKey } from '../shared-queries.ts';
import { contextOf } from '../visit.ts';
import { resumeHashOf } from '../visit-keys.ts';
import { describeSite } from './describe-site.ts';

/** Limit of each public operation that finds a visit or draft by the secret in its link. */
export const attemptsPerNetwork = { max: 60, windowSeconds: 60 };

/**
 * Resumes a session on the site version it began with, even if the site is unpublished. Needs the system context, since
 * only the session tells the tenant.
 * @throws ApiError MISSING_RESOURCE; LINK_EXPIRED after `resumeSeconds`; REQUEST_LIMIT_EXCEEDED
 */
export async function resumeSession(ctx: Context, siteId: string, resumeKey: string): Promise<ResumedSession> {
  await throttle(ctx, { action: 'site-resume', subject: siteId, byNetwork: true, ...attemptsPerNetwork });
  const session = await selectSessionByKey(ctx, siteId, { resumeHash: resumeHashOf(ctx, resumeKey) });
  if (!session) throw missing();
  if (addSeconds(session.createdAt, resumeSeconds) <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  const tenant = contextOf(ctx, session);
  await refuseSuspendedTenant(tenant);
  const site = await selectSiteVersion(tenant, siteId, session.version);
  if (!site) throw missing();
  const forms = await selectFormsOfSession(tenant, session.id);
  const { id: sessionId, userId, status, urlParams, path, ordinal } = session;
  const { accessToken: token, expiresAt } = await issueLinkToken(tenant, userId, { siteSessionId: sessionId });
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
