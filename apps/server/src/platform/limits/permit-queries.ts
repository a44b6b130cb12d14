import sql from 'sql-template-tag';
import type { Db } from '../db/core/db.ts';

export interface Permits {
  granted: number;
  /** Used by all processes in this window. */
  used: number;
  msLeft: number;
}

/** Takes permits from a subject's current window. Needs the system database. */
export async function takePermits(
  db: Db,
  given: { subject: string; wanted: number; max: number; windowMs: number },
): Promise<Permits> {
  const rows = await db.query<Permits>(sql`
    select granted, used, ms_left as "msLeft"
    from smile_take_permits(${given.subject}, ${given.wanted}, ${given.max}, ${given.windowMs})`);
  return rows[0]!;
}

/** Deletes all windows. Needs the system database. */
export async function deleteRateWindows(db: Db): Promise<void> {
  await db.query(sql`delete from rate_windows`);
}
