import { countCharacters, cutText } from '@smile/contract/characters';
import type { ValueSource } from '../../flow.ts';
import { readValue } from '../../values.ts';
import type { VisitExample } from '../visit-example.ts';

/** `Monthly income is 999 and Employer is empty`: what an example has for what is read. */
export function describeAnswers(
  read: readonly { source: ValueSource; linkedId: string | null }[],
  example: VisitExample,
  labels: ReadonlyMap<string, string>,
): string {
  return read
    .map(({ source, linkedId }) => {
      const value = readValue(example, source);
      if (linkedId !== null) return `${linkedId} is ${value?.includes(linkedId) ? '' : 'not '}connected`;
      return `${nameOf(source, labels)} is ${value === null ? 'empty' : shorten(String(value))}`;
    })
    .join(' and ');
}

export function nameOf(source: ValueSource, labels: ReadonlyMap<string, string>): string {
  if (source.kind === 'query') return `the URL parameter ${source.key}`;
  if (source.kind !== 'answer') return 'what was connected';
  return labels.get(source.componentId) || 'a field';
}

function shorten(text: string): string {
  return countCharacters(text) > 40 ? `${cutText(text, 39)}…` : text;
}
