import { z } from 'zod';
import { actingFor, type Context, inTransaction, modeContext, type TenantContext } from '../context.ts';
import { setSyncEnabled } from '../features/accounts/service/monitor-account.ts';
import { createApiKey } from '../features/api-keys/service/manage-api-keys.ts';
import { confirmEmail, createDeveloper, findSignIn } from '../features/developers/service/sign-ins.ts';
import { createTenant, hasTenants, setProductionEnabled } from '../features/tenants/service.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { newTenantId } from '../platform/ids.ts';
import { jobKind } from '../platform/jobs/job.ts';
import { enqueueJobs } from '../platform/jobs/queue.ts';
import { demoUserCount } from './demo-people.ts';

export const demoSignIn = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' } as const;

export const linkDemoUserJob = jobKind('demo.link-user', z.object({ tenantId: z.string(), index: z.number().int() }));

/** Thrown to undo the transaction when another process was first. */
class DemoExists extends Error {}

/**
 * On an empty database: a tenant with an administrator and a developer, both modes, key pairs, and jobs that link its
 * end users. All through the services that a user would use. True when the demo is there now.
 */
export async function createDemo(ctx: Context): Promise<boolean> {
  if (await hasTenants(ctx)) return (await findSignIn(ctx, demoSignIn.emailAddress)) !== null;
  try {
    await createDemoTenant(ctx);
  } catch (error) {
    if (!(error instanceof DemoExists)) throw error;
  }
  return true;
}

async function createDemoTenant(ctx: Context): Promise<void> {
  const passwordHash = await hashPassword(demoSignIn.password);
  await inTransaction(ctx, async (tx) => {
    const tenant = actingFor(tx, newTenantId('demo', tx.randomBytes));
    await createTenant(tenant, { name: 'Demo Lending' });
    await addDeveloper(tenant, 'ADMIN', demoSignIn.emailAddress, passwordHash);
    await addDeveloper(tenant, 'DEVELOPER', 'developer@example.com', passwordHash);
    await setProductionEnabled(tenant, true);
    await setSyncEnabled(tenant, true);
    await createApiKey(modeContext(tenant, 'SANDBOX'));
    await createApiKey(modeContext(tenant, 'PRODUCTION'));
    const indexes = [...Array(demoUserCount).keys()];
    const { tenantId } = tenant;
    await enqueueJobs(
      tx,
      linkDemoUserJob,
      indexes.map((index) => ({ tenantId, index })),
    );
  });
}

async function addDeveloper(
  tenant: TenantContext,
  role: 'ADMIN' | 'DEVELOPER',
  emailAddress: string,
  passwordHash: string,
): Promise<void> {
  const id = tenant.newId('developer');
  const isNew = await createDeveloper(tenant, {
    id,
    role,
    emailAddress,
    firstName: 'Demo',
    lastName: role === 'ADMIN' ? 'Admin' : 'Developer',
    title: role === 'ADMIN' ? 'Administrator' : 'Engineer',
    passwordHash,
  });
  if (!isNew) throw new DemoExists();
  await confirmEmail(tenant, id);
}
