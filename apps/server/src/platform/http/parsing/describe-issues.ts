import { errorCatalogue } from '@smile/contract/errors';
import type { z } from 'zod';

const maxCharacters = 300;
const maxPathCharacters = 120;
const maxKeyCharacters = 60;

/**
 * Error sentences that a caller can act on: the path of each invalid field and its problem, as many as fit. `part`
 * names issues without a path, such as those of the body.
 */
export function describeIssues(error: z.ZodError, part = 'body'): string {
  let text: string = errorCatalogue.INVALID_PARAMETERS.message;
  for (const [at, issue] of error.issues.entries()) {
    const path = describePath(issue.path);
    const sentence = ` ${path === '' ? describeWhole(part, issue.message) : `${path}: ${issue.message}`}`;
    const ended = sentence.replace(/[^.!?]$/, '$&.');
    if (at > 0 && text.length + ended.length > maxCharacters) break;
    text += ended;
  }
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}

/** Shortens a long path in the middle, keeping its start and the field's name. */
function describePath(keys: readonly PropertyKey[]): string {
  const parts = keys.map((key) => shorten(String(key), maxKeyCharacters));
  const path = parts.join('.');
  if (path.length <= maxPathCharacters) return path;
  const half = (maxPathCharacters - 1) / 2;
  return `${path.slice(0, Math.ceil(half))}…${path.slice(-Math.floor(half))}`;
}

function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

/** The contract's messages are whole sentences; the validator's start in lower case and need a subject. */
function describeWhole(part: string, message: string): string {
  return /^[a-z]/.test(message) ? `The ${part} ${message}` : message;
}
