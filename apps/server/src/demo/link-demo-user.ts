import { type Context, type LinkContext, modeContext, tenantContext } from '../context.ts';
import { addSeconds } from '../platform/clock.ts';
import { connectDemoAccount } from './connect-demo-account.ts';
import { connectionsOf } from './demo-people.ts';
import { findDemoUser } from './find-demo-user.ts';

/** Creates one end user some days ago with their connections; a repeated job resumes where it stopped. */
export async function linkDemoUser(ctx: Context, tenantId: string, index: number): Promise<void> {
  const createdAt = addSeconds(ctx.now(), -(index + 1) * 25 * 3600);
  const tenant = modeContext(tenantContext({ ...ctx, now: () => createdAt }, tenantId), 'SANDBOX');
  const userId = await findDemoUser(tenant, { demoUser: String(index + 1) });
  const link = { ...tenant, actor: { kind: 'user', userId } } as LinkContext;
  for (const connection of connectionsOf(index)) await connectDemoAccount(link, connection);
}
