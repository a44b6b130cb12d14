import type { QueryOf } from '@smile/contract/endpoint';
import type { siteAnswersApi } from '@smile/contract/site-answers';
import { readOptionLines } from '@smile/site-model/fields/option-lines';
import type { Question } from '@smile/site-model/visits/questions';
import { escapeLike } from '../../../platform/db/match-object.ts';
import { invalid } from '../../../platform/errors.ts';
import { type AnswerMatch, jsonOf } from '../queries.ts';
import { readKey } from './find-questions.ts';

type Search = Pick<QueryOf<typeof siteAnswersApi.list>, 'text' | 'question' | 'answer' | 'match'>;

/**
 * Search conditions. A text that is part of an option's label also matches answers that chose the option.
 * @throws ApiError INVALID_PARAMETERS for an answer without a question
 */
export function matchAnswers({ text, question, answer, match }: Search, known: Iterable<Question>): AnswerMatch[] {
  const asked = question === undefined ? null : readKey(question);
  if (question !== undefined && !asked) throw invalid('question is no key of a question.');
  if ((asked === null) !== (answer === undefined)) throw invalid('question and answer belong together.');
  const options = [...known].flatMap(({ reference, name, options, optionLines = '' }) =>
    [...options, ...readOptionLines(optionLines)].map(({ label, value }) => ({ reference, name, label, value })),
  );
  const choicesWith = (part: string) =>
    options
      .filter(({ label }) => label.toLowerCase().includes(part.toLowerCase()))
      .map(({ reference, name, value }) => ({ reference, name, value }));
  const matches: AnswerMatch[] = [];
  if (text !== undefined) matches.push({ question: null, ...containing(text), choices: choicesWith(text) });
  if (asked && answer !== undefined) {
    const isWhole = match === 'is';
    matches.push({
      question: asked,
      ...containing(answer),
      ...(isWhole && { pattern: escapeLike(answer) }),
      choices: isWhole ? [] : choicesWith(answer),
    });
  }
  return matches;
}

function containing(text: string): Pick<AnswerMatch, 'pattern' | 'jsonPattern'> {
  return { pattern: `%${escapeLike(text)}%`, jsonPattern: `%${escapeLike(jsonOf(text))}%` };
}
