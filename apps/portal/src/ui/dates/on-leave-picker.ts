import type { FocusEvent } from 'react';

/** Calls `onBlur` when the focus leaves the picker, but not when it moves from the button into the calendar. */
export function blurOfPicker(onBlur: (() => void) | undefined) {
  return ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[data-dates-dropdown]')) onBlur?.();
  };
}
