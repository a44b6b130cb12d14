import { inputsOf, isChoice } from './answers.ts';
import { hasFiles } from './fields/field-types.ts';
import { readOptionLines } from './fields/option-lines.ts';
import type { FlowGroup, FlowInput } from './flow.ts';
import { plainNumber } from './plain-number.ts';
import { exampleFileId, exampleTexts } from './proof/values/example-texts.ts';
import type { AnswerValue, Entry } from './values.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const msPerDay = 86_400_000;

/** A candidate answer, still to be validated. */
export function randomCandidate(input: FlowInput, random: () => number): AnswerValue {
  if (input.type === 'CheckboxGroup') return input.options.filter(() => random() < 0.5).map(({ value }) => value);
  if (input.group) return randomEntries(input.group, random);
  if (hasFiles(input)) return [exampleFileId];
  if (input.type === 'SearchSelect') return pick(readOptionLines(input.optionLines ?? ''), random)?.value ?? null;
  if (isChoice(input)) return pick(input.options, random)?.value ?? null;
  if (input.type === 'DatePicker') return randomDay(random);
  if (input.type === 'DateRangePicker') {
    const [startDate, endDate] = [randomDay(random), randomDay(random)].sort() as [string, string];
    return { startDate, endDate };
  }
  if (input.type === 'PhoneInput') return `+639${digits(9, random)}`;
  return randomText(input, random);
}

function randomEntries(group: FlowGroup, random: () => number): AnswerValue {
  const count = group.min + Math.floor(random() * (group.max - group.min + 1));
  const entry = () => Object.fromEntries(inputsOf(group).map((field) => [field.id, randomCandidate(field, random)]));
  return count > 0 ? { entries: Array.from({ length: count }, () => entry() as Entry) } : null;
}

function randomText(input: FlowInput, random: () => number): string {
  const { rule } = input;
  if (rule?.format === 'NUMBER' || rule?.format === 'INTEGER') return randomNumber(rule, random);
  if (rule?.format === 'PHONE') return `+639${digits(9, random)}`;
  if (rule?.format === 'EMAIL') return `${word(8, random)}@example.com`;
  if (rule?.format === 'URL') return `https://example.com/${word(8, random)}`;
  if (rule?.format === 'REGEX') return pick(exampleTexts(input), random) ?? '';
  const min = rule?.minLength ?? 1;
  return word(min + Math.floor(random() * (Math.min(rule?.maxLength ?? min + 12, min + 12) - min + 1)), random);
}

/** Within the bounds, or within a million of the only bound; an integer half of the time. */
function randomNumber(
  { format, min, max }: { format: string; min: number | null; max: number | null },
  random: () => number,
): string {
  const low = min ?? (max === null ? 0 : max - 1_000_000);
  const high = max ?? low + 1_000_000;
  const number = low + random() * (high - low);
  if (format === 'NUMBER' && random() < 0.5) return plainNumber(Math.round(number * 100) / 100);
  return plainNumber(Math.min(Math.floor(high), Math.max(Math.ceil(low), Math.round(number))));
}

function randomDay(random: () => number): string {
  const days = Math.floor(random() * 60 * 365);
  return new Date(Date.UTC(1970, 0, 1) + days * msPerDay).toISOString().slice(0, 10);
}

function word(length: number, random: () => number): string {
  return Array.from({ length }, () => pick([...letters], random)).join('');
}

function digits(length: number, random: () => number): string {
  return Array.from({ length }, () => Math.floor(random() * 10)).join('');
}

function pick<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)];
}
