import type { Part } from './database.ts';

/** Does every part, one after the other, even when one fails: a node that is away holds up no other. Throws its error. */
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
