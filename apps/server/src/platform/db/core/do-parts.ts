import type { Part } from './database.ts';

/**
 * Runs every part in sequence, even after a failure, so that one unreachable node does not block the others; then
 * throws the error.
 */
export async function doParts<Row>(parts: Part<Row>[], work: (part: Part<Row>) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) {
    try {
      await work(part);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
