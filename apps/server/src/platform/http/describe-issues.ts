import type { z } from 'zod';

/** One line a caller can act on: each wrong field's path and what is wrong with it. */
export function describeIssues(error: z.ZodError): string {
  const lines = error.issues.slice(0, 5).map((issue) => {
    const path = issue.path.map(String).join('.');
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return `Missing or invalid parameters were sent in your request. ${lines.join('; ')}`;
}
