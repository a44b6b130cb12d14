import type { FieldErrors } from 'react-hook-form';
import { focusWrongField } from './focus-wrong-field.ts';

/**
 * Focuses the first invalid field of a form; opens its tab if necessary. Finds it by its shown message, because its tab
 * may have to load first.
 */
export function focusErrors(errors: FieldErrors): void {
  void focusWrongField(listMessages(errors));
}

function listMessages(errors: object): string[] {
  return Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('type' in error && 'message' in error) return typeof error.message === 'string' ? [error.message] : [];
    return listMessages(error);
  });
}
