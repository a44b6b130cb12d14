import sql from 'sql-template-tag';
import type { DeveloperContext, ModeContext } from '../../context.ts';

/** Current end user of the developer's emulator; null before the first. */
export async function selectEmulatedUserId(ctx: DeveloperContext & ModeContext): Promise<string | null> {
  const rows = await ctx.db.query<{ id: string }>(sql`
    select id from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and emulated_by = ${ctx.actor.developerId}`);
  return rows[0]?.id ?? null;
}

/** Detaches the emulator's user, who stays marked as emulated. */
export async function releaseEmulatedUser(tx: DeveloperContext & ModeContext): Promise<void> {
  await tx.db.query(sql`
    update users set emulated_by = null
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and emulated_by = ${tx.actor.developerId}`);
}

/** Returns false when the emulator already has a user, created concurrently in another tab. */
export async function insertEmulatedUser(tx: DeveloperContext & ModeContext, id: string): Promise<boolean> {
  const { developerId } = tx.actor;
  const rows = await tx.db.query(sql`
    insert into users (tenant_id, mode, id, external_metadata, channel, created_by, is_emulated, emulated_by, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, '{}', 'Default', ${developerId}, true, ${developerId}, ${tx.now()}, ${tx.now()})
    on conflict (tenant_id, mode, emulated_by) where emulated_by is not null do nothing returning 1`);
  return rows.length > 0;
}
