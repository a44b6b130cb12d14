import type { AnswerOf, BodyOf } from '@smile/contract/endpoint';
import { answerLimits, type NextStep, type siteVisitApi, submissionLimits } from '@smile/contract/hosted-sites';
import { addShapes, inputsOf } from '@smile/site-model/answers';
import { calculateAll } from '@smile/site-model/calculations/calculate';
import { phoneShapes } from '@smile/site-model/fields/phone-numbers';
import { toStoredData } from '@smile/site-model/fields/repeating-groups';
import type { FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { type NextStep as Step, valuesAfter } from '@smile/site-model/routing';
import { checkForm } from '@smile/site-model/visits/check-form';
import { fromFormData } from '@smile/site-model/visits/from-form-data';
import { walk } from '@smile/site-model/visits/walk';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { findFormOfSession, storeForm } from '../../forms/service.ts';
import { claimFiles } from '../../site-files/service/file-claims.ts';
import { updateProgress } from '../shared-queries.ts';
import { insertStep } from '../step-queries.ts';
import { modulesOf } from '../visit.ts';
import { judgePatterns } from './judge-patterns.ts';
import { lockSession, type OpenSession } from './lock-session.ts';
import { requireUnfinished } from './visit-checks.ts';

// Replaces the builder's lighter phone check, which importing `from-form-data.ts` has registered.
addShapes(phoneShapes);

type Answer = AnswerOf<typeof siteVisitApi.submitForm>;

/**
 * Stores or replaces the answers of a form screen on the visitor's path. A submission that is not newer than the stored
 * one is ignored; the answer contains the stored one.
 * @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT once the visit has succeeded; INVALID_PARAMETERS for screens off the
 * path and invalid answers; REQUEST_LIMIT_EXCEEDED
 */
export async function submitForm(
  ctx: LinkContext,
  id: string,
  { reference, data, ordinal }: BodyOf<typeof siteVisitApi.submitForm>,
): Promise<Answer> {
  await admitSubmission(ctx, id);
  const matches = await judgePatterns(ctx, { sessionId: id, reference, data });
  return inTransaction(ctx, async (tx) => {
    const open = await lockSession(tx, id);
    const screen = findFormScreen(open, reference);
    if (ordinal <= open.session.ordinal) {
      const form = await findFormOfSession(tx, id, reference);
      if (!form) throw invalid('The submissions arrived out of order.');
      return { form: { id: form.id, createdAt: form.createdAt }, next: nextAfter(walk(open.flow, open.visit), screen) };
    }
    requireUnfinished(open.session);
    const answers = readForm(open, screen, { data, matches });
    const stored = await claimFiles(tx, { sessionId: id, screen }, answers);
    const form = await storeForm(tx, {
      userId: open.session.userId,
      winkSiteId: open.session.siteId,
      winkSiteSessionId: id,
      reference,
      name: screen.name,
      data: stored,
    });
    const after = walk(open.flow, { ...open.visit, forms: { ...open.visit.forms, [reference]: stored } });
    const { status, siteId, version } = open.session;
    await updateProgress(tx, id, {
      status: status === 'PENDING' || status === 'FAILURE' ? 'IN_PROGRESS' : status,
      path: modulesOf(open.flow, after.path.slice(0, after.path.indexOf(screen.id) + 1)),
      ordinal,
      calculated: calculateAll(after.values),
    });
    await insertStep(tx, { siteId, version, sessionId: id, kind: 'PASSED', screen: reference, fields: [] });
    return { form: { id: form.id, createdAt: form.createdAt }, next: nextAfter(after, screen) };
  });
}

/** The limit includes the user id, so that nobody can use up the limit of another person's session. */
async function admitSubmission(ctx: LinkContext, id: string): Promise<void> {
  await throttle(ctx, { action: 'site-form', subject: `${ctx.actor.userId} ${id}`, ...submissionLimits.session });
  await throttle(ctx, { action: 'site-form-network', byNetwork: true, ...submissionLimits.address });
}

function findFormScreen({ flow }: OpenSession, reference: string): FormScreen {
  const screen = flow.screens.find(({ moduleId }) => moduleId === reference);
  if (screen?.type !== 'form') throw invalid(`There is no form "${reference}" on this site.`);
  return screen;
}

interface Given {
  data: unknown;
  matches: PatternMatcher;
}

/** @throws ApiError INVALID_PARAMETERS with one line for each wrong field, `{field}: {message}` */
function readForm(open: OpenSession, screen: FormScreen, { data, matches }: Given): Record<string, unknown> {
  const { [screen.moduleId]: _, ...others } = open.visit.forms;
  const before = walk(open.flow, { ...open.visit, forms: others });
  if (before.step.type !== 'screen' || before.step.screenId !== screen.id)
    throw invalid(`"${screen.name}" is not on the way of this session.`);
  const answers = JSON.stringify(data).length <= answerLimits.formBytes ? fromFormData(screen, data) : null;
  if (!answers) throw invalid(`These are no answers of "${screen.name}".`);
  const values = valuesAfter(open.flow, screen.id, { read: before.values, values: { ...open.visit, answers } });
  const wrong = describeWrong(screen, checkForm(screen, answers, { values, matches }));
  if (wrong.length > 0) throw invalid(wrong.join('\n'));
  return toStoredData(screen, values);
}

function describeWrong(screen: FormScreen, messages: Record<string, string>): string[] {
  return inputsOf(screen).flatMap(({ id, name }) => (messages[id] ? [`${name}: ${messages[id]}`] : []));
}

function nextAfter({ path, step }: ReturnType<typeof walk>, screen: FormScreen): NextStep {
  const following = path[path.indexOf(screen.id) + 1];
  return following ? { screen: following } : showStep(step);
}

function showStep(step: Step): NextStep {
  if (step.type === 'screen') return { screen: step.screenId };
  return step.type === 'url' ? { url: step.url } : { end: true };
}
