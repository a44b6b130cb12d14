import type { AnswerOf, QueryOf } from '@smile/contract/endpoint';
import type { siteAnswersApi } from '@smile/contract/site-answers';
import { type Question, showAnswer } from '@smile/site-model/visits/questions';
import type { ModeContext } from '../../../context.ts';
import { encodeCursor } from '../../../platform/db/cursor.ts';
import { requireSite } from '../../wink-sites/service/sites.ts';
import { describeVisit } from '../describe-visit.ts';
import { type AnsweredVisit, type StoredAnswers, selectAnswered, selectAnswers } from '../queries.ts';
import { keyOf, questionsOf, questionsOfVersions, showQuestion } from './find-questions.ts';
import { matchAnswers } from './match-answers.ts';

type Listed = AnswerOf<typeof siteAnswersApi.list>;

/**
 * Page of visits with answers, and the questions of their versions.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS
 */
export async function listAnswers(
  ctx: ModeContext,
  siteId: string,
  { size, cursor, text, question, answer, match, ...filter }: QueryOf<typeof siteAnswersApi.list>,
): Promise<Listed> {
  const site = await requireSite(ctx, siteId);
  const named = await questionsOf(ctx, siteId, filter.version ?? site.version);
  const matches = matchAnswers({ text, question, answer, match }, named.values());
  const { rows, examinedTo } = await selectAnswered(ctx, siteId, { ...filter, size, cursor, matches });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last ? { at: last.createdAt, id: last.id } : examinedTo;
  const questions = await questionsOfVersions(
    ctx,
    siteId,
    shown.map(({ version }) => version),
  );
  questions.set(filter.version ?? site.version, named);
  const forms = await selectAnswers(
    ctx,
    shown.map(({ id }) => id),
  );
  return {
    nextCursor: next && encodeCursor(next),
    items: shown.map((visit) => ({
      ...describeVisit(visit),
      answers: answersOf(visit, forms, questions.get(visit.version)!),
    })),
    questions: joinQuestions(questions),
  };
}

function answersOf(
  { id }: AnsweredVisit,
  forms: readonly StoredAnswers[],
  questions: ReadonlyMap<string, Question>,
): Record<string, string> {
  const answers = forms
    .filter(({ sessionId }) => sessionId === id)
    .flatMap(({ reference, data }) =>
      Object.entries(JSON.parse(data) as Record<string, unknown>).map(([name, value]) => {
        const key = keyOf({ reference, name });
        return [key, showAnswer(questions.get(key), value)] as const;
      }),
    );
  return Object.fromEntries(answers.filter(([, shown]) => shown !== ''));
}

/** Merges questions by key: the newest version wins, and its questions come first. */
function joinQuestions(byVersion: ReadonlyMap<number, ReadonlyMap<string, Question>>): Listed['questions'] {
  const joined = new Map<string, Question>();
  for (const version of [...byVersion.keys()].sort((one, other) => other - one))
    for (const [key, question] of byVersion.get(version)!) if (!joined.has(key)) joined.set(key, question);
  return [...joined.values()].map(showQuestion);
}
