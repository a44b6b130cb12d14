import type { FocusEvent } from 'react';

/** Mantine's mark on an open calendar, which lies outside its button in the DOM. */
const openCalendar = '[data-dates-dropdown]';

/** Calls `onBlur` when the focus leaves the picker, but not when it moves from the button into the calendar. */
export function onLeavePicker(onBlur: (() => void) | undefined) {
  return ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest(openCalendar)) onBlur?.();
  };
}
