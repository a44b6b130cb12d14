/** Half a surrogate pair is no character. */
const loneSurrogate = /\p{Surrogate}/u;
const unstorable = /\0|\p{Surrogate}/gu;
/** They turn the direction of what follows, so that a text reads as another one than it is. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;
/** Printable ASCII holds none of the characters above. */
const plain = /^[\x20-\x7e]*$/;
const lineBreak = /[\r\n]/;

/**
 * Why a parsed value cannot be taken: a text in it, wherever it stands, cannot be stored as it is, would be read as
 * another one, or is an address of more than one line. Null where all is well. A loop, since callers choose the depth,
 * that allocates nothing for each value, since they choose how many there are.
 */
export function findBrokenText(given: unknown): string | null {
  if (typeof given === 'string') return describeBroken(given, '');
  const left: object[] = [];
  /** The name under which each of them stands; that of a list is its entries'. */
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

/** A copy in which what no database stores is U+FFFD: for texts that were read rather than sent, such as a document's. */
export function replaceUnstorable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(unstorable, '\ufffd') as T;
  if (Array.isArray(value)) return value.map((entry) => replaceUnstorable(entry)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [replaceUnstorable(key), replaceUnstorable(entry)]),
  ) as T;
}

/** A text for comparing and finding: in lower case, without accents; what only looks different is the same. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Joins the lines of a long pattern or list, without their indentation; backslashes stay as they are written. */
export function oneLine(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw(strings, ...values).replace(/\n\s*/g, '');
}
