import { createContext } from 'react';

/** Whether a screen that opens may take the focus; a preview leaves it with the form beside it. */
export const FocusContext = createContext(always);

export function always(): boolean {
  return true;
}

export function never(): boolean {
  return false;
}
