import { answerLimits } from '@smile/contract/hosted-sites';
import { inputsOf, normalizeAnswer, patternFor } from '@smile/site-model/answers';
import { entriesIn } from '@smile/site-model/fields/repeating-groups';
import type { FlowInput } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import type { Answers } from '@smile/site-model/values';
import { fromFormData } from '@smile/site-model/visits/from-form-data';
import type { LinkContext } from '../../../context.ts';
import type { PatternQuestion, PatternVerdict } from '../../../platform/check-patterns.ts';
import { ChildFailure } from '../../../platform/child-workers/child.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { selectSiteVersion } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';

interface Submission {
  sessionId: string;
  reference: string;
  data: unknown;
}

/**
 * Checks a submission against its form's regular expressions, off the event loop and before the transaction that stores
 * it.
 * @throws ApiError INVALID_PARAMETERS when they take too long, REQUEST_LIMIT_EXCEEDED when the site has too many
 * waiting
 */
export async function judgePatterns(ctx: LinkContext, submission: Submission): Promise<PatternMatcher> {
  const questions = await findQuestions(ctx, submission);
  if (questions.length === 0) return () => false;
  const verdicts = await ctx.compute.run('checkPatterns', ctx.tenantId, questions).catch(refuseTooCostly);
  const costly = new Set(questions.flatMap(({ name }, index) => (verdicts[index] === 'TOO_COSTLY' ? [name] : [])));
  if (costly.size > 0)
    throw invalid([...costly].map((name) => `${name}: This answer takes too long to check`).join('\n'));
  const byKey = new Map(questions.map((question, index) => [keyOf(question), verdicts[index]]));
  return (pattern, text) => byKey.get(keyOf({ pattern, text })) === 'MATCHES';
}

/** Empty for an unknown session or screen, which the caller rejects with its own message. */
async function findQuestions(
  ctx: LinkContext,
  { sessionId, reference, data }: Submission,
): Promise<(PatternQuestion & { name: string })[]> {
  const session = await selectSession(ctx, sessionId);
  const site = session && (await selectSiteVersion(ctx, session.siteId, session.version));
  const screen = site?.flow.screens.find(({ moduleId }) => moduleId === reference);
  if (screen?.type !== 'form' || JSON.stringify(data).length > answerLimits.formBytes) return [];
  const answers = fromFormData(screen, data);
  return inputsOf(screen).flatMap((input) => {
    const { name, group } = input;
    const answer = answers?.[input.id] ?? null;
    const asked = group ? entriesIn(answer).flatMap((entry) => patternsIn(inputsOf(group), entry)) : [];
    return [...asked, ...patternsIn([input], answers ?? {})].map((question) => ({ name, ...question }));
  });
}

function patternsIn(inputs: readonly FlowInput[], answers: Answers): PatternQuestion[] {
  return inputs.flatMap((input) => {
    const answer = answers[input.id] ?? null;
    const pattern = patternFor(input, answer);
    const text = normalizeAnswer(input, answer);
    return pattern === null || typeof text !== 'string' ? [] : [{ pattern, text }];
  });
}

function keyOf({ pattern, text }: PatternQuestion): string {
  return JSON.stringify([pattern, text]);
}

function refuseTooCostly(error: unknown): PatternVerdict[] {
  if (!(error instanceof ChildFailure)) throw error;
  if (error.reason === 'BUSY') throw new ApiError('REQUEST_LIMIT_EXCEEDED');
  if (error.reason === 'TIME' || error.reason === 'MEMORY')
    throw invalid('The rules of this form take too long to check.');
  throw error;
}
