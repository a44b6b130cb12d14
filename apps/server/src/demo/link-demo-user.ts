import { type Context, type LinkContext, modeContext, tenantContext } from '../context.ts';
import { connectAccount } from '../features/accounts/service/connect-account.ts';
import { submitMfa } from '../features/accounts/service/submit-mfa.ts';
import { createUser } from '../features/users/service/create-user.ts';
import { listUsers } from '../features/users/service/list-users.ts';
import { addSeconds } from '../platform/clock.ts';
import { readAll } from '../platform/db/read-all.ts';
import { handleJob } from '../platform/jobs/job.ts';
import { linkDemoUserJob } from './create-demo.ts';
import { connectionsOf, type DemoConnection, sandboxMfaCode } from './demo-people.ts';

const metadataKey = 'demoUser';

export const demoJobs = [handleJob(linkDemoUserJob, (ctx, { tenantId, index }) => linkDemoUser(ctx, tenantId, index))];

/** Creates one end user some days ago and connects what is theirs; a repeated job goes on where the last one stopped. */
async function linkDemoUser(ctx: Context, tenantId: string, index: number): Promise<void> {
  const createdAt = addSeconds(ctx.now(), -(index + 1) * 25 * 3600);
  const tenant = modeContext(tenantContext({ ...ctx, now: () => createdAt }, tenantId), 'SANDBOX');
  const metadata = { [metadataKey]: String(index + 1) };
  const users = await readAll((page) => listUsers(tenant, page));
  const existing = users.find(({ externalMetadata }) => externalMetadata[metadataKey] === metadata[metadataKey]);
  const userId = existing?.id ?? (await createUser(tenant, { externalMetadata: metadata })).user.id;
  const link = { ...tenant, actor: { kind: 'user', userId } } as LinkContext;
  for (const connection of connectionsOf(index)) await connect(link, connection);
}

async function connect(ctx: LinkContext, { providerId, username, password }: DemoConnection): Promise<void> {
  const account = await connectAccount(ctx, { providerId, credentials: { username, password } }).catch((error) => {
    if ((error as Error).name === 'ApiError') return null;
    throw error;
  });
  if (account?.status === 'AWAITING_MFA') await submitMfa(ctx, account.id, sandboxMfaCode);
}
