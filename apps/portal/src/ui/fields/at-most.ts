import { countCharacters, cutText } from '@smile/contract/characters';
import type { FormEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The properties of a field that takes this many characters; its own `maxLength` would count an emoji twice. */
export function atMost(characters: number) {
  return {
    // No text within the limit is longer than this.
    maxLength: 2 * characters,
    onInput: ({ currentTarget }: FormEvent<TextField>) => cutInsertion(currentTarget, characters),
  };
}

/** Takes back the end of what has just been typed or pasted, before anyone reads the field. */
function cutInsertion(field: TextField, max: number): void {
  const excess = countCharacters(field.value) - max;
  if (excess <= 0) return;
  // A field for an address tells of no cursor.
  const cursor = field.selectionStart;
  const end = cursor ?? field.value.length;
  const before = field.value.slice(0, end);
  const kept = cutText(before, countCharacters(before) - excess);
  field.value = kept + field.value.slice(end);
  if (cursor !== null) field.setSelectionRange(kept.length, kept.length);
}
