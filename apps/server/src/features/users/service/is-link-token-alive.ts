import type { ModeContext } from '../../../context.ts';
import { selectUser } from '../queries.ts';

/** Whether the end user of a token still exists. */
export async function isLinkTokenAlive(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectUser(ctx, userId)) !== null;
}
