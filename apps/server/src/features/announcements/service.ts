import type { Context } from '../../context.ts';
import { deleteAnnouncement, selectAnnouncement, upsertAnnouncement } from './queries.ts';

/** What the operator tells everybody on the dashboard; null when there is nothing to tell. */
export function findAnnouncement(ctx: Context): Promise<string | null> {
  return selectAnnouncement(ctx);
}

/** Takes the system's context; an empty text takes the announcement away. */
export function setAnnouncement(ctx: Context, text: string): Promise<void> {
  const trimmed = text.trim();
  return trimmed === '' ? deleteAnnouncement(ctx) : upsertAnnouncement(ctx, trimmed);
}
