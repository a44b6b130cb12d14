import { countCharacters, cutText } from '@smile/contract/texts';
import type { ValueSource } from '../../flow.ts';
import { readValue, type VisitValues } from '../../values.ts';
import { exampleFileId } from '../values/example-texts.ts';

/** `Monthly income is 999 and Employer is empty`: an example's values for the given sources. */
export function describeAnswers(
  read: readonly { source: ValueSource; linkedId: string | null }[],
  example: VisitValues,
  labels: ReadonlyMap<string, string>,
): string {
  return read
    .map(({ source, linkedId }) => {
      const value = readValue(example, source);
      if (linkedId !== null) return `${linkedId} is ${value?.includes(linkedId) ? '' : 'not '}connected`;
      if (value?.includes(exampleFileId)) return `${nameOf(source, labels)} is not empty`;
      const text = value === null || typeof value === 'string' ? value : value.join(', ');
      return `${nameOf(source, labels)} is ${text === null ? 'empty' : shorten(text)}`;
    })
    .join(' and ');
}

export function nameOf(source: ValueSource, labels: ReadonlyMap<string, string>): string {
  if (source.kind === 'query') return `the URL parameter ${source.key}`;
  if (source.kind === 'calculated') return labels.get(source.calculationId) || 'a calculated value';
  if (source.kind !== 'answer') return 'what was connected';
  return labels.get(source.componentId) || 'a field';
}

function shorten(text: string): string {
  return countCharacters(text) > 40 ? `${cutText(text, 39)}…` : text;
}
