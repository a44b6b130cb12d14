import type { Context } from '../../context.ts';
import { deleteSetting, selectSetting, upsertSetting } from '../../platform/db/settings-queries.ts';

const name = 'announcement';

/** It belongs to the platform, not to a tenant. */
export function getAnnouncement(ctx: Context): Promise<string | null> {
  return selectSetting(ctx.database, name);
}

/** Takes the system's context; an empty text takes the announcement away. */
export function setAnnouncement(ctx: Context, text: string): Promise<void> {
  const trimmed = text.trim();
  return trimmed === '' ? deleteSetting(ctx.db, name) : upsertSetting(ctx.db, name, trimmed);
}
