import { errorCatalogue } from '@smile/contract/errors';
import type { z } from 'zod';

const maxCharacters = 300;
const maxPathCharacters = 80;

/** Sentences that a caller can act on: each wrong field's path and what is wrong with it, as many as fit. */
export function describeIssues(error: z.ZodError): string {
  let text: string = errorCatalogue.INVALID_PARAMETERS.message;
  for (const [at, issue] of error.issues.entries()) {
    const path = issue.path.map(String).join('.').slice(-maxPathCharacters);
    const sentence = ` ${path ? `${path}: ${issue.message}` : issue.message}`.replace(/[^.!?]$/, '$&.');
    if (at > 0 && text.length + sentence.length > maxCharacters) break;
    text += sentence;
  }
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}
