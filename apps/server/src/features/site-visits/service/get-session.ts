import type { Form } from '@smile/contract/forms';
import type { SiteSessionDetails } from '@smile/contract/site-sessions';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession, toSession } from '../shared-queries.ts';
import { selectScreenTimes } from '../step-queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getSession(ctx: ModeContext, id: string): Promise<SiteSessionDetails> {
  const session = await selectSession(ctx, id);
  if (!session) throw missing();
  const flow = await selectFlow(ctx, session.siteId, session.version);
  const times = await selectScreenTimes(ctx, id);
  return {
    ...toSession(session),
    path: session.path.map((reference) => ({
      reference,
      screenName: flow?.screens.find(({ moduleId }) => moduleId === reference)?.name ?? null,
      seconds: times.find(({ screen }) => screen === reference)?.seconds ?? null,
    })),
    finishedAt: session.finishedAt && toApiTime(session.finishedAt),
  };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getSessionForms(ctx: ModeContext, id: string): Promise<Form[]> {
  if (!(await selectSession(ctx, id))) throw missing();
  return selectFormsOfSession(ctx, id);
}
