import { countCharacters } from '@smile/contract/texts';

/** Fault of a part, as a sentence; null if there is none. */
export type Fault = string | null;

export const maxPictureUrlLength = 500;

/** PostgreSQL cannot store these, and no page shows them. */
const unstorable = /\0|\p{Surrogate}/u;

export function textFault(what: string, text: string, max: number): Fault {
  if (countCharacters(text) > max) return `${what} has at most ${max} characters`;
  return storableFault(what, text);
}

export function storableFault(what: string, text: string): Fault {
  return unstorable.test(text) ? `${what} has characters that cannot be stored` : null;
}

export function countFault(what: string, list: { length: number }, max: number): Fault {
  return list.length > max ? `${what}, at most ${max}` : null;
}

export function firstFault<T>(list: readonly T[], faultOf: (item: T) => Fault): Fault {
  for (const item of list) {
    const fault = faultOf(item);
    if (fault) return fault;
  }
  return null;
}
