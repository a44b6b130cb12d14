import type { BodyOf } from '@smile/contract/endpoint';
import { type hostedSitesApi, resumeSeconds, type StartedSession } from '@smile/contract/hosted-sites';
import { type Context, inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { createUser } from '../../users/service/create-user.ts';
import { isLinkTokenAlive, issueLinkToken } from '../../users/service/link-tokens.ts';
import { moveUserSession } from '../../users/service/users.ts';
import { selectReplacedAt, selectSiteVersion, type VisitedSite } from '../../wink-sites/shared-visit-queries.ts';
import { insertSession } from '../shared-queries.ts';
import { readParams } from '../visit.ts';
import { resumeHashOf } from '../visit-keys.ts';
import { findOpenSite } from './hosted-site.ts';

const sessionsPerAddress = { max: 20, windowSeconds: 60 };

/**
 * Begins a session of a new end user, or of the one whose link token is given. Needs the system context.
 * @throws ApiError MISSING_RESOURCE for sites that take no visits; EDIT_CONFLICT when the page is out of date;
 * INVALID_TOKEN; REQUEST_LIMIT_EXCEEDED
 */
export async function startSession(
  ctx: Context,
  siteId: string,
  input: BodyOf<typeof hostedSitesApi.start>,
): Promise<StartedSession> {
  const { site, tenant } = await findOpenSite(ctx, siteId);
  await throttle(ctx, { action: 'site-session', subject: siteId, byNetwork: true, ...sessionsPerAddress });
  const shown = await findVersion(tenant, site, input.version);
  const knownUserId = input.userToken === undefined ? null : await verifyUser(tenant, input.userToken);
  return inTransaction(tenant, async (tx) => {
    const userId = knownUserId ?? (await createSiteUser(tx, siteId));
    if (knownUserId) await moveUserSession(tx, knownUserId, siteId);
    const sessionId = tx.newId('winkSiteSession');
    const resumeKey = tx.randomBytes(24).toString('base64url');
    await insertSession(tx, {
      id: sessionId,
      siteId,
      siteName: site.name,
      version: input.version,
      userId,
      urlParams: readParams(shown.flow, input.urlParams),
      resumeHash: resumeHashOf(tx, resumeKey),
    });
    const { accessToken: token, expiresAt } = await issueLinkToken(tx, userId, { siteSessionId: sessionId });
    return { sessionId, userId, token, expiresAt, resumeKey };
  });
}

async function createSiteUser(tx: ModeContext, siteId: string): Promise<string> {
  return (await createUser(tx, { origin: { channel: 'WinkSite', channelId: siteId } })).user.id;
}

/** Accepts an older version that was replaced only recently: the page may have been opened before that. */
async function findVersion(ctx: ModeContext, site: VisitedSite, version: number): Promise<VisitedSite> {
  if (version === site.version) return site;
  const replacedAt = await selectReplacedAt(ctx, site.id, version);
  if (!replacedAt || replacedAt <= addSeconds(ctx.now(), -resumeSeconds)) throw new ApiError('EDIT_CONFLICT');
  const shown = await selectSiteVersion(ctx, site.id, version);
  if (!shown) throw missing();
  return shown;
}

async function verifyUser(ctx: ModeContext, userToken: string): Promise<string> {
  const claims = await ctx.tokens.verify(userToken, ctx.now());
  const isOurs = claims.typ === 'link' && claims.tenantId === ctx.tenantId && claims.mode === ctx.mode;
  // Rejects tokens of another visit, which may be finished, and scoped tokens, which may only view and revoke.
  if (!isOurs || claims.siteSessionId || claims.scope || !(await isLinkTokenAlive(ctx, claims.userId)))
    throw new ApiError('INVALID_TOKEN');
  return claims.userId;
}
