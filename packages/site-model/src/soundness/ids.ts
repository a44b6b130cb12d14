import { siteLimits } from '@smile/contract/site-limits';
import type { Fault } from './texts.ts';

/** Letters, an underscore and a distinct suffix: ids can never collide with keys such as `constructor`. */
const idPattern = /^[A-Za-z]+_[A-Za-z0-9_-]+$/;

export function idFault(id: string): Fault {
  if (id.length > siteLimits.reference) return `An id has at most ${siteLimits.reference} characters`;
  return idPattern.test(id) ? null : 'An id is letters, an underscore, and then letters, digits, _ and -';
}

/** Distinguishes screen targets from URLs. */
export function isScreenId(id: string): boolean {
  return id.startsWith('Screen_');
}

export function screenIdFault(id: string): Fault {
  return isScreenId(id) ? idFault(id) : 'The id of a screen starts with Screen_';
}
