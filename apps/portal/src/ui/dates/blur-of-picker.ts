import type { FocusEvent } from 'react';

/** Tells of leaving a picker, and not of going from its button into the calendar that it opens. */
export function blurOfPicker(onBlur: (() => void) | undefined) {
  return ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[data-dates-dropdown]')) onBlur?.();
  };
}
