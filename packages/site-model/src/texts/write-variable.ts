import type { VariableParts } from './variable-parts.ts';

/** Writes the variable with its braces. */
export function writeVariable({ name, format, fallback }: VariableParts): string {
  return `{{${name}${format ? `|${format}` : ''}${fallback ? `|"${fallback}"` : ''}}}`;
}

export const formatsInWords = 'number, date, short-date, month or the code of a currency such as PHP';
