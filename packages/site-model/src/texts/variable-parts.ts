/** The parts of a variable between the braces: `Screen.Label`, `Screen.Label|number` or `Screen.Label|"no answer"`. */
export interface VariableParts {
  name: string;
  /** As written by the author, possibly unknown. */
  format?: string;
  /** Shown instead of an empty value. */
  fallback?: string;
}

const formats = ['number', 'date', 'short-date', 'month'] as const;

/** A known format, or an ISO 4217 currency code. */
export function isFormat(format: string): boolean {
  return (formats as readonly string[]).includes(format) || /^[A-Z]{3}$/.test(format);
}

const suffix = /\|\s*(?:"([^"{}]*)"|([A-Za-z][A-Za-z-]*))$/;

/**
 * Splits off format and fallback, but only if the rest is a known name, because names may contain the same characters.
 */
export function splitVariable(inner: string, isName: (name: string) => boolean): VariableParts {
  const parts: VariableParts = { name: inner.trim() };
  while (!isName(parts.name)) {
    const found = suffix.exec(parts.name);
    const key = found?.[2] === undefined ? 'fallback' : 'format';
    if (!found || parts[key] !== undefined) break;
    parts[key] = found[2] ?? found[1]!;
    parts.name = parts.name.slice(0, found.index).trimEnd();
  }
  return parts;
}
