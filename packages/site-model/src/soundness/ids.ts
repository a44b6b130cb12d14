import type { Fault } from './texts.ts';

/** Letters, an underscore, and what tells one from another: no id is a name that every object has. */
const idPattern = /^[A-Za-z]+_[A-Za-z0-9-]{1,56}$/;

export function idFault(id: string): Fault {
  return idPattern.test(id) ? null : 'An id is letters, an underscore, and at most 56 letters, digits and hyphens';
}

/** A target tells by this that it is a screen. */
export function isScreenId(id: string): boolean {
  return id.startsWith('Screen_');
}

export function screenIdFault(id: string): Fault {
  return isScreenId(id) ? idFault(id) : 'The id of a screen starts with Screen_';
}
