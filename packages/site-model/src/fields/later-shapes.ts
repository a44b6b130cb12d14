import { isDate, isOption, type Shapes } from '../answers.ts';
import type { FlowInput } from '../flow.ts';
import { type AnswerValue, isList } from '../values.ts';
import { dayShapes } from './day-rules.ts';
import { readOptionLines } from './option-lines.ts';

/** Validators of the types that are not in the page's first bundle. */
export const laterShapes: Shapes = {
  ...dayShapes,
  CheckboxGroup: (input, answer) =>
    isList(answer) && answer.every((value) => isOption(input, value)) && countOthers(input, answer) <= 1,
  DateRangePicker: (_, answer) =>
    typeof answer !== 'string' &&
    !isList(answer) &&
    !answer.entries &&
    isDate(answer.startDate) &&
    isDate(answer.endDate) &&
    answer.startDate <= answer.endDate,
  PhoneInput: (_, answer) => typeof answer === 'string' && isE164(answer),
  Signature: (_, answer) => isFileList(answer) && answer.length === 1,
  FileUpload: ({ maxFiles = 1 }, answer) => isFileList(answer) && answer.length <= maxFiles,
  SearchSelect: ({ optionLines = '' }, answer) => typeof answer === 'string' && isListed(optionLines, answer),
};

/** Checks only the form; `phoneShapes` checks the number against all countries' numbering plans. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** Whether a text is the id of an uploaded file; keys of uploads in progress look different. */
export function isFileId(text: string): boolean {
  return /^f-[0-9a-f]{32}$/.test(text);
}

function isFileList(answer: NonNullable<AnswerValue>): answer is readonly string[] {
  return isList(answer) && answer.every(isFileId);
}

function countOthers({ options }: FlowInput, answer: readonly string[]): number {
  return answer.filter((each) => !options.some(({ value }) => value === each)).length;
}

/** Cached as long as `readOptionLines` keeps the list. */
const values = new WeakMap<object, ReadonlySet<string>>();

/** Accepts any answer where the list is missing, as on the site's page: the server checks it. */
function isListed(lines: string, answer: string): boolean {
  if (lines === '') return true;
  const options = readOptionLines(lines);
  const listed = values.get(options) ?? new Set(options.map(({ value }) => value));
  values.set(options, listed);
  return listed.has(answer);
}
