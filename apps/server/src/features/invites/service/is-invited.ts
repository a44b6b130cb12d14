import type { ModeContext } from '../../../context.ts';
import { selectProgress } from '../queries.ts';

/** Whether the end user came by an invite, which holds a name and an address. */
export async function isInvited(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectProgress(ctx, userId)) !== null;
}
