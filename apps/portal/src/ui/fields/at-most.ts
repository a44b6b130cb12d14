import { countCharacters, cutText } from '@smile/contract/texts';
import type { FormEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Limits an input to a number of characters. `maxLength` alone counts an emoji as two. */
export function atMost(characters: number) {
  return {
    // In UTF-16 units, at most two per character.
    maxLength: 2 * characters,
    onInput: ({ currentTarget }: FormEvent<TextField>) => cutInsertion(currentTarget, characters),
  };
}

/** Removes the end of an insertion beyond the limit, before the form handles the input. */
function cutInsertion(field: TextField, max: number): void {
  const excess = countCharacters(field.value) - max;
  if (excess <= 0) return;
  // Email inputs have no cursor position.
  const cursor = field.selectionStart;
  const end = cursor ?? field.value.length;
  const before = field.value.slice(0, end);
  const kept = cutText(before, countCharacters(before) - excess);
  field.value = kept + field.value.slice(end);
  if (cursor !== null) field.setSelectionRange(kept.length, kept.length);
}
