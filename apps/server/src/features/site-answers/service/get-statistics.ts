import type { QueryOf } from '@smile/contract/endpoint';
import type {
  AnswerStatistics,
  QuestionFigures,
  QuestionStatistics,
  siteAnswersApi,
} from '@smile/contract/site-answers';
import { listQuestions, type Question, withEntryQuestions } from '@smile/site-model/visits/questions';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { getFunnel } from '../../site-visits/service/get-funnel.ts';
import { requireSite } from '../../wink-sites/service/sites.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import {
  type AnswerCount,
  countAnswered,
  type ListedChoice,
  type Medians,
  maxCountedVisits,
  selectAnswerCounts,
  selectListedChoices,
  selectMedians,
  type VisitFilter,
} from '../queries.ts';
import { showQuestion } from './find-questions.ts';

interface Figures {
  counts: AnswerCount[];
  listed: ListedChoice[];
  medians: Medians[];
}

/**
 * Counts, ranges and medians for a version's questions; defaults to the newest version.
 * @throws ApiError MISSING_RESOURCE
 */
export async function getStatistics(
  ctx: ModeContext,
  siteId: string,
  query: QueryOf<typeof siteAnswersApi.getStatistics>,
): Promise<AnswerStatistics> {
  const version = query.version ?? (await requireSite(ctx, siteId)).version;
  const flow = await selectFlow(ctx, siteId, version);
  if (!flow) throw missing();
  const { outcome, startDate, endDate } = query;
  const { screens: funnel } = await getFunnel(ctx, siteId, { version, startDate, endDate });
  const filter = { version, outcome, startDate, endDate };
  const questions = listQuestions(flow);
  const responses = await countAnswered(ctx, siteId, filter);
  const counted = { filter, questions: withEntryQuestions(questions) };
  const figures = responses > 0 ? await readFigures(ctx, siteId, counted) : noFigures;
  return {
    version,
    responses: Math.min(responses, maxCountedVisits),
    isPartial: responses > maxCountedVisits,
    screens: funnel
      .filter(({ reference }) => questions.some((question) => question.reference === reference))
      .map(({ reference, screenName, shown, left }) => {
        const asked = questions.filter((question) => question.reference === reference);
        const described = asked.map((question) => describeWithFields(question, figures));
        const submitted = Math.max(0, ...described.map(({ answered, unanswered }) => answered + unanswered));
        return { reference, screenName, submitted, shown, left, questions: described };
      }),
  };
}

const noFigures: Figures = { counts: [], listed: [], medians: [] };

/** Runs each query for the kinds of questions it applies to. */
async function readFigures(
  ctx: ModeContext,
  siteId: string,
  { filter, questions }: { filter: VisitFilter; questions: readonly Question[] },
): Promise<Figures> {
  const withOptions = questions.filter(({ options }) => options.length > 0);
  const listing = withOptions.filter(({ kind }) => kind === 'choices');
  const choosing = withOptions.filter((question) => !listing.includes(question));
  const ranged = questions.filter(({ kind }) => kind === 'number' || kind === 'day');
  const groups = questions.filter(({ kind }) => kind === 'entries');
  const counted = { filter, groups };
  return {
    counts: await selectAnswerCounts(ctx, siteId, { ...counted, questions: choosing }),
    listed: listing.length > 0 ? await selectListedChoices(ctx, siteId, { ...counted, questions: listing }) : [],
    medians: ranged.length > 0 ? await selectMedians(ctx, siteId, { ...counted, questions: ranged }) : [],
  };
}

function describeWithFields(question: Question, figures: Figures): QuestionStatistics {
  const [, ...fields] = withEntryQuestions([question]);
  return {
    ...describeQuestion(question, figures),
    fields: fields.map((field) => describeQuestion(field, figures)),
  };
}

function describeQuestion(question: Question, figures: Figures): QuestionFigures {
  const isOfQuestion = ({ reference, name }: { reference: string; name: string }) =>
    reference === question.reference && name === question.name;
  const counts = figures.counts.filter(isOfQuestion);
  const sum = (of: 'answered' | 'submitted') => counts.reduce((total, count) => total + count[of], 0);
  const chosen = new Map(figures.listed.filter(isOfQuestion).map(({ value, count }) => [value, count]));
  for (const { value, answered } of counts) if (value !== null) chosen.set(String(JSON.parse(value)), answered);
  const medians = figures.medians.find(isOfQuestion);
  const [first] = counts;
  return {
    ...showQuestion(question),
    answered: sum('answered'),
    unanswered: sum('submitted') - sum('answered'),
    choices: question.options.map(({ label, value }) => ({ label, value, count: chosen.get(value.trim()) ?? 0 })),
    numbers: question.kind === 'number' && first ? numbersOf(first, medians?.number ?? null) : null,
    days: question.kind === 'day' && medians ? daysOf(medians) : null,
  };
}

function numbersOf({ min, mean, max }: AnswerCount, median: number | null): QuestionFigures['numbers'] {
  return min === null || median === null || mean === null || max === null ? null : { min, median, mean, max };
}

function daysOf({ earliest, day, latest }: Medians): QuestionFigures['days'] {
  return earliest === null || day === null || latest === null ? null : { earliest, median: day, latest };
}
