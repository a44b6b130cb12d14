import { isDate, isOption, type Shapes } from '../answers.ts';
import type { FlowInput } from '../flow.ts';
import { type AnswerValue, isList } from '../values.ts';
import { dayShapes } from './day-rules.ts';
import { readOptionLines } from './option-lines.ts';

/** Checks of the types that the first bundle of a site's page does not have. */
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

/** Whether such a number can exist is judged by `phoneShapes`, where the plans of all countries are. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** Whether a text is the id of an uploaded file; a file that is still on its way has a key of another form. */
export function isFileId(text: string): boolean {
  return /^f-[0-9a-f]{32}$/.test(text);
}

function isFileList(answer: NonNullable<AnswerValue>): answer is readonly string[] {
  return isList(answer) && answer.every(isFileId);
}

function countOthers({ options }: FlowInput, answer: readonly string[]): number {
  return answer.filter((each) => !options.some(({ value }) => value === each)).length;
}

/** By the text of the list, for as long as `readOptionLines` keeps it. */
const values = new WeakMap<object, ReadonlySet<string>>();

/** The page of a site does not have the list: there the server has the last word. */
function isListed(lines: string, answer: string): boolean {
  if (lines === '') return true;
  const options = readOptionLines(lines);
  const listed = values.get(options) ?? new Set(options.map(({ value }) => value));
  values.set(options, listed);
  return listed.has(answer);
}
