import type { Context } from '../../context.ts';
import { deleteAnnouncement, upsertAnnouncement } from './queries.ts';

/** Takes the system's context; an empty text takes the announcement away. */
export function setAnnouncement(ctx: Context, text: string): Promise<void> {
  const trimmed = text.trim();
  return trimmed === '' ? deleteAnnouncement(ctx) : upsertAnnouncement(ctx, trimmed);
}
