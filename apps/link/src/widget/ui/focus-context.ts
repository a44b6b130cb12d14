import { createContext } from 'react';

/** Whether an opening screen may take the focus; in a preview it must not leave the editor's form. */
export const FocusContext = createContext(always);

export function always(): boolean {
  return true;
}

export function never(): boolean {
  return false;
}
