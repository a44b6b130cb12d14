import { keepFocus } from '../ui/keep-focus.ts';
import { watchLostParts } from './lost-parts.ts';

/** Starts what a page needs from its first interaction on. `visited` took the focus while this was loading. */
export function begin(visited: EventTarget[]): void {
  keepFocus(visited);
  watchLostParts();
}
