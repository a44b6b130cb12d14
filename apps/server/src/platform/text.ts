/** An unpaired surrogate is not a character. */
const loneSurrogate = /\p{Surrogate}/u;
const unstorable = /\0|\p{Surrogate}/gu;
/** Bidirectional control characters, which can make a text appear as another one. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;
/** Fast path: printable ASCII contains none of the characters above. */
const plain = /^[\x20-\x7e]*$/;
const lineBreak = /[\r\n]/;

/**
 * Finds a text, anywhere in a parsed value, that cannot be stored unchanged, can appear as another text, or is a
 * multi-line address; explains the problem, or returns null. Iterates instead of recursing, since callers choose the
 * depth, and allocates nothing per value, since they choose the number.
 */
export function findBrokenText(given: unknown): string | null {
  if (typeof given === 'string') return describeBroken(given, '');
  const left: object[] = [];
  /** Property name of each queued value; list entries have their list's name. */
  const names: string[] = [];
  let reason: string | null = null;
  const visit = (value: unknown, name: string): boolean => {
    if (typeof value === 'string') {
      reason = describeBroken(value, name);
      return reason !== null;
    }
    if (typeof value === 'object' && value !== null && !(value instanceof File)) {
      left.push(value);
      names.push(name);
    }
    return false;
  };
  visit(given, '');
  for (let next = left.pop(); next; next = left.pop()) {
    const name = names.pop()!;
    if (Array.isArray(next)) {
      for (const entry of next) if (visit(entry, name)) return reason;
    } else {
      for (const key of Object.keys(next))
        if (visit(key, '') || visit((next as Record<string, unknown>)[key], key)) return reason;
    }
  }
  return null;
}

function describeBroken(text: string, name: string): string | null {
  if (plain.test(text) && !/url$/i.test(name)) return null;
  if (text.includes('\u0000') || loneSurrogate.test(text))
    return 'Texts cannot have the character U+0000 or half of a surrogate pair.';
  if (directionControl.test(text))
    return 'Texts cannot have characters that change the direction of writing (U+202A–U+202E, U+2066–U+2069).';
  return /url$/i.test(name) && lineBreak.test(text.trim()) ? 'Addresses cannot have line breaks.' : null;
}

/** Replaces characters that no database can store by U+FFFD, for extracted texts such as a document's. */
export function replaceUnstorable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(unstorable, '\ufffd') as T;
  if (Array.isArray(value)) return value.map((entry) => replaceUnstorable(entry)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [replaceUnstorable(key), replaceUnstorable(entry)]),
  ) as T;
}

/** Folds a text for comparison: lower case, no accents, compatibility characters normalized. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Joins the lines of a long pattern or list, without indentation; keeps backslashes as written. */
export function oneLine(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw(strings, ...values).replace(/\n\s*/g, '');
}
