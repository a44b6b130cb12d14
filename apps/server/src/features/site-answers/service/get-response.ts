import type { SiteResponseDetails } from '@smile/contract/site-answers';
import { listQuestions, type Question, showAnswer, valuesOfForms } from '@smile/site-model/visits/questions';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { showFiles } from '../../site-files/service/show-files.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { describeVisit } from '../describe-visit.ts';
import { type StoredAnswers, selectAnswers, selectVisit } from '../queries.ts';

/** Answers of one visit, with the labels of the version that the person saw. @throws ApiError MISSING_RESOURCE */
export async function getResponse(ctx: ModeContext, sessionId: string): Promise<SiteResponseDetails> {
  const visit = await selectVisit(ctx, sessionId);
  if (!visit) throw missing();
  const forms = (await selectAnswers(ctx, [sessionId])).map((form) => ({
    ...form,
    data: showFiles(ctx, JSON.parse(form.data)),
  }));
  const flow = await selectFlow(ctx, visit.siteId, visit.version);
  const questions = flow ? listQuestions(flow, valuesOfForms(flow, forms, visit.urlParams)) : [];
  return {
    ...describeVisit(visit),
    winkSiteId: visit.siteId,
    winkSiteName: visit.siteName,
    screens: forms.map((form) => describeScreen(form, questions)),
  };
}

function describeScreen(
  { reference, name, data, createdAt }: Omit<StoredAnswers, 'data'> & { data: Record<string, unknown> },
  questions: readonly Question[],
): SiteResponseDetails['screens'][number] {
  const asked = new Map(
    questions.filter((question) => question.reference === reference).map((question) => [question.name, question]),
  );
  return {
    reference,
    screenName: name ?? reference,
    submittedAt: toApiTime(createdAt),
    answers: Object.entries(data).map(([field, value]) => ({
      name: field,
      label: asked.get(field)?.label ?? field,
      shown: showAnswer(asked.get(field), value),
      value,
    })),
  };
}
