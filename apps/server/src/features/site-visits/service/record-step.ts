import type { BodyOf } from '@smile/contract/endpoint';
import type { siteVisitApi } from '@smile/contract/hosted-sites';
import { inputsOf } from '@smile/site-model/answers';
import type { LinkContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';
import { insertStep } from '../step-queries.ts';
import { requireUnfinished } from './visit-checks.ts';

const stepsPerSession = { max: 120, windowSeconds: 60 };

/** @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT once the visit has succeeded; INVALID_PARAMETERS for unknown screens and fields; REQUEST_LIMIT_EXCEEDED */
export async function recordStep(
  ctx: LinkContext,
  id: string,
  { reference, kind, fields }: BodyOf<typeof siteVisitApi.recordStep>,
): Promise<void> {
  const session = await selectSession(ctx, id);
  const flow = session && (await selectFlow(ctx, session.siteId, session.version));
  if (!flow) throw missing();
  requireUnfinished(session);
  await throttle(ctx, { action: 'site-step', subject: id, ...stepsPerSession });
  const screen = flow.screens.find(({ moduleId }) => moduleId === reference);
  if (!screen) throw invalid(`There is no screen "${reference}" on this site.`);
  const known = new Set(screen.type === 'form' ? inputsOf(screen).map(({ name }) => name) : []);
  const unknown = fields.find((field) => !known.has(field));
  if (unknown !== undefined) throw invalid(`"${screen.name}" has no field "${unknown}".`);
  const { siteId, version } = session;
  await insertStep(ctx, { siteId, version, sessionId: id, kind, screen: reference, fields });
}
