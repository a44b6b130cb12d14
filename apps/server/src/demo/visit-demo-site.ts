import type { SiteType } from '@smile/contract/wink-sites';
import type { z } from 'zod';
import { type Context, type LinkContext, type ModeContext, modeContext, tenantContext } from '../context.ts';
import { revokeAccount } from '../features/accounts/service/revoke-account.ts';
import { selectAccountsOfUser } from '../features/accounts/shared-queries.ts';
import { finishSession } from '../features/site-visits/service/finish-session.ts';
import { recordStep } from '../features/site-visits/service/record-step.ts';
import { recordView } from '../features/site-visits/service/record-view.ts';
import { startSession } from '../features/site-visits/service/start-session.ts';
import { submitForm } from '../features/site-visits/service/submit-form.ts';
import { selectSessions } from '../features/site-visits/shared-queries.ts';
import { issueLinkToken } from '../features/users/service/link-tokens.ts';
import { addSeconds } from '../platform/clock.ts';
import { connectDemoAccount } from './connect-demo-account.ts';
import { landingReference, widgetReference } from './demo-sites.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';
import { findDemoUser } from './find-demo-user.ts';
import type { visitDemoSiteJob } from './job-kinds.ts';

type Payload = z.infer<typeof visitDemoSiteJob.payload>;

/** Time between a site's visits; places all of them within the last week. */
const hoursBetween: Record<SiteType, number> = { DEFAULT: 23, LOWCODE: 21 };
const secondsPerScreen = 40;

/** Plays one visit some days in the past; a repeated job resumes with the same end user and session. */
export async function visitDemoSite(ctx: Context, { tenantId, siteId, type, index }: Payload): Promise<void> {
  const visit = demoVisits[type][index];
  if (!visit) return;
  let now = addSeconds(ctx.now(), -(index + 1) * hoursBetween[type] * 3600);
  const then = { ...ctx, now: () => now };
  const tenant = modeContext(tenantContext(then, tenantId), 'SANDBOX');
  const userId = await findDemoUser(tenant, { demoVisit: `${type} ${index + 1}` });
  const session = await findSession(then, tenant, { siteId, userId, visit });
  if (session.isOver) return;
  const visitor = { ...tenant, actor: { kind: 'user', userId } } as LinkContext;
  await play(visitor, session.id, visit, () => {
    now = addSeconds(now, secondsPerScreen);
  });
}

/** `isOver`: the visit already has its planned outcome. */
async function findSession(
  ctx: Context,
  tenant: ModeContext,
  { siteId, userId, visit }: { siteId: string; userId: string; visit: DemoVisit },
): Promise<{ id: string; isOver: boolean }> {
  const { items } = await selectSessions(tenant, { size: 1, userId, winkSiteId: siteId });
  if (items[0]) return { id: items[0].id, isOver: items[0].status === visit.outcome };
  await recordView(ctx, siteId, 1);
  const { accessToken: userToken } = await issueLinkToken(tenant, userId);
  const { sessionId } = await startSession(ctx, siteId, { version: 1, urlParams: visit.urlParams ?? {}, userToken });
  return { id: sessionId, isOver: false };
}

/** Calls what the site's page calls on each screen. */
async function play(ctx: LinkContext, id: string, visit: DemoVisit, wait: () => void): Promise<void> {
  const { outcome, answers, connections, lastAnswers } = visit;
  const isEnded = outcome === 'SUCCESS' || outcome === 'REVOKED';
  let ordinal = 0;
  const tell = (reference: string, kind: 'SHOWN' | 'PASSED') => recordStep(ctx, id, { reference, kind, fields: [] });
  const answer = async (forms: DemoVisit['answers']) => {
    for (const form of forms) {
      await tell(form.reference, 'SHOWN');
      wait();
      await submitForm(ctx, id, { ...form, ordinal: ++ordinal });
    }
  };
  await tell(landingReference, 'SHOWN');
  if (outcome === 'PENDING') return;
  wait();
  await tell(landingReference, 'PASSED');
  await answer(answers);
  if (connections.length > 0) await tell(widgetReference, 'SHOWN');
  for (const connection of connections) {
    wait();
    await connectDemoAccount(ctx, connection);
  }
  if (isEnded) await tell(widgetReference, 'PASSED');
  await answer(lastAnswers);
  if (outcome !== 'IN_PROGRESS') await finishSession(ctx, id, isEnded ? 'SUCCESS' : 'FAILURE');
  if (outcome === 'REVOKED') await revokeAll(ctx);
}

async function revokeAll(ctx: LinkContext): Promise<void> {
  for (const { id } of await selectAccountsOfUser(ctx, ctx.actor.userId)) await revokeAccount(ctx, id);
}
