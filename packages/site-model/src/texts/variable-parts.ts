/** A variable as it stands between the braces: `Screen.Label`, `Screen.Label|number` or `Screen.Label|"no answer"`. */
export interface VariableParts {
  name: string;
  /** As the author wrote it, known or not. */
  format?: string;
  /** Shown in place of what is empty. */
  fallback?: string;
}

const formats = ['number', 'date', 'short-date', 'month'] as const;

/** One of the formats, or the ISO 4217 code of a currency. */
export function isFormat(format: string): boolean {
  return (formats as readonly string[]).includes(format) || /^[A-Z]{3}$/.test(format);
}

const suffix = /\|\s*(?:"([^"{}]*)"|([A-Za-z][A-Za-z-]*))$/;

/** Takes format and fallback off the end, as long as the rest is no name: names may contain the same characters. */
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
