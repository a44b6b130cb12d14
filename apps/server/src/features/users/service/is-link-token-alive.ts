import type { ModeContext } from '../../../context.ts';
import { selectUser } from '../queries.ts';

/** True while the token's end user exists. */
export async function isLinkTokenAlive(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectUser(ctx, userId)) !== null;
}
