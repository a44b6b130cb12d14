import type { FlowInput } from '../../flow.ts';
import { examplesOfPattern } from './pattern-examples.ts';

/** Stands for any uploaded file. */
export const exampleFileId = `f-${'0'.repeat(32)}`;

/** Texts that a free-text field probably accepts, most likely first. */
export function exampleTexts(input: FlowInput): string[] {
  const given = [input.defaultValue.trim(), input.placeholder.trim()].filter((text) => text !== '');
  const { rule } = input;
  if (rule?.format === 'EMAIL') return ['name@example.com'];
  if (rule?.format === 'URL') return ['https://example.com'];
  if (rule?.format === 'PHONE') return ['+639170000000'];
  if (rule?.format === 'REGEX') return [...given, ...examplesOfPattern(rule.regex ?? '')];
  const length = Math.max(
    rule?.minLength ?? 1,
    Math.min('Example'.length, rule?.maxLength ?? Number.POSITIVE_INFINITY),
  );
  return [...given, 'Example', 'Example'.repeat(Math.ceil(length / 'Example'.length)).slice(0, length)];
}
